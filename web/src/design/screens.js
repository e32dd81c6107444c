// The sizes of screens that the layout tells apart, each named once; in em, so that who reads large letters gets the layout
// with room for them. Styles say `@media (--phone)`: svelte.config.js puts the query there. Code uses
// `new MediaQuery(SCREENS.phone)`. Plain JavaScript, because Node 20 reads it with the settings.

export const SCREENS = /** @type {const} */ ({
  slim: "(max-width: 34em)", // too slim for three things beside each other
  small: "(max-width: 40em)", // a bar is two lines
  narrow: "(max-width: 43.74em)",
  wide: "(min-width: 43.75em)",
  tabbed: "(max-width: 68.74em)", // one part of the table at a time
  desktop: "(min-width: 68.75em)", // everything at once
  large: "(min-width: 100em)",
  phone: "(max-width: 43.74em), (max-width: 68.74em) and (max-height: 37.49em)",
  sideways: "(min-width: 37.5em) and (max-width: 68.74em) and (max-height: 37.49em)", // a phone on its side
  tablet: "(min-width: 43.75em) and (max-width: 68.74em) and (min-height: 37.5em)",
  roomy: "(min-width: 43.75em) and (min-height: 37.5em)", // a tablet or a desktop
  upright: "(max-width: 43.74em) and (orientation: portrait)",
  short: "(max-width: 43.74em) and (orientation: portrait) and (max-height: 49.99em)", // an upright phone of little height
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
