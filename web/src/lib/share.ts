// Hands something to others: the system's own way where there is one, else the picture is saved and the words copied.

export interface Shared {
  title: string;
  text: string;
  link: string;
  picture: Blob;
  file: string; // its name when it is saved
}

export type Done = "shared" | "saved" | "cancelled";

const forSystem = ({ title, text, link, picture, file }: Shared): ShareData => ({
  title,
  text,
  url: link,
  files: [new File([picture], file, { type: picture.type })],
});

/** Whether the system can send it on. */
export const maySend = (shared: Shared): boolean => navigator.canShare?.(forSystem(shared)) ?? false;

export async function share(shared: Shared): Promise<Done> {
  const { text, link, picture, file } = shared;
  if (maySend(shared)) {
    try {
      await navigator.share(forSystem(shared));
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  save(picture, file);
  await navigator.clipboard?.writeText(`${text}\n${link}`).catch(() => undefined);
  return "saved";
}

export function save(content: Blob, file: string): void {
  const address = URL.createObjectURL(content);
  const anchor = Object.assign(document.createElement("a"), { href: address, download: file });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
