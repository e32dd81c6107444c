// The sizes of screens that the layout tells apart, each named once. Styles say `@media (--phone)`: svelte.config.js puts
// the query there. Code uses `new MediaQuery(SCREENS.phone)`. Plain JavaScript, because Node 20 reads it with the settings.

export const SCREENS = /** @type {const} */ ({
  narrow: "(max-width: 699px)",
  wide: "(min-width: 700px)",
  tabbed: "(max-width: 1099px)", // one part of the table at a time
  desktop: "(min-width: 1100px)", // everything at once
  large: "(min-width: 1600px)",
  phone: "(max-width: 699px), (max-width: 1099px) and (max-height: 599px)",
  sideways: "(min-width: 600px) and (max-width: 1099px) and (max-height: 599px)", // a phone on its side
  tablet: "(min-width: 700px) and (max-width: 1099px) and (min-height: 600px)",
  roomy: "(min-width: 700px) and (min-height: 600px)", // a tablet or a desktop
  upright: "(max-width: 699px) and (orientation: portrait)",
});

/**
 * A style with the names of screens in its media queries written out.
 * @param {string} style
 * @returns {string}
 */
export function withScreens(style) {
  return style.replace(/@media[^{]+/g, (query) =>
    query.replace(/\(--([\w-]+)\)/g, (_, /** @type {string} */ name) => {
      if (!(name in SCREENS)) throw new Error(`no screen is called --${name}; see src/design/screens.js`);
      return SCREENS[/** @type {keyof typeof SCREENS} */ (name)];
    }),
  );
}
