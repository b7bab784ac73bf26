const overlays = (what: string, it = 'it') =>
  `In Firefox and WebKitGTK, npm run test:browsers:all opens ${what} by Enter and by a click and closes ${it} by Escape, and fails unless the focus returns (tests/browsers/dialogs.spec.ts). Not in Safari, on Windows or on macOS.`

/** What the tests in `tests/browsers` do with a component on the site's pages, by its name. */
export const browserTests: Readonly<Record<string, string>> = {
  Dialog: overlays('two dialogs of the site', 'them'),
  DropdownMenu: overlays('the menu of the site’s header'),
  Lightbox: overlays('the gallery of a project'),
  NumberField:
    'In Firefox and WebKitGTK, npm run test:browsers:all types a decimal comma, Urdu digits and a unit into the budget of the estimator (tests/browsers/estimator.spec.ts). Not in Safari, on Windows or on macOS.',
  Sheet: overlays('the menu of the site on a phone'),
}
