// Start: settings, then the texts of the player's language, then the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { settings } from "./lib/settings.svelte.ts";
import { texts } from "./lib/texts.svelte.ts";

const target = document.getElementById("app")!;

try {
  settings.apply();
  await texts.use(settings.language);
  mount(App, { target });
} catch (error) {
  // Without texts there is nothing to translate this with.
  target.textContent = `Cube Cup cannot start: ${error instanceof Error ? error.message : String(error)}`;
}
