// Keys that give an answer too, as they are written on its button.
import { keyName } from "../lib/keys.ts";
import { settings } from "../lib/settings.svelte.ts";

export function shortcutOf(action: string): string | undefined {
  const code = (settings.keys as Partial<Record<string, string>>)[action];
  return code ? keyName(code) : undefined;
}
