import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { withScreens } from "./src/design/screens.ts";

export default {
  preprocess: [vitePreprocess(), { name: "screens", style: ({ content }) => ({ code: withScreens(content) }) }],
  compilerOptions: { runes: true },
};
