import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { withScreens } from "./src/design/screens.js";

export default {
  preprocess: [vitePreprocess(), { name: "screens", style: ({ content }) => ({ code: withScreens(content) }) }],
  compilerOptions: { runes: true },
};
