// Records of this browser that are kept on the server for a link, with the secrets to remove them again.
import { api } from "../lib/api.ts";
import { recall, remember } from "../lib/storage.ts";
import { newSecret } from "../lib/own_key.ts";

const KEY = "cubecup.shared";
const MOST = 50;

export interface SharedRecord {
  shared: string; // its id
  token: string;
  until: number; // seconds since 1970
}

function isShared(found: unknown): found is SharedRecord {
  const one = found as Partial<SharedRecord> | null;
  return typeof one?.shared === "string" && typeof one.token === "string" && typeof one.until === "number";
}

/** Those that are still there, the latest first. */
export function sharedRecords(now = Date.now() / 1000): SharedRecord[] {
  const found = recall(KEY);
  return Array.isArray(found) ? found.filter(isShared).filter(({ until }) => until > now) : [];
}

export async function shareRecord(record: string): Promise<SharedRecord> {
  const token = newSecret();
  const made = { ...(await api.share({ record, token })), token };
  remember(KEY, [made, ...sharedRecords()].slice(0, MOST));
  return made;
}

/** Remove it from the server; one that is gone already is forgotten here, too. */
export async function forgetShared({ shared, token }: SharedRecord): Promise<void> {
  await api.forgetShared(shared, { token }).catch((error: unknown) => {
    if ((error as { problem?: { code: string } }).problem?.code !== "no-such-record") throw error;
  });
  remember(KEY, sharedRecords().filter((one) => one.shared !== shared));
}
