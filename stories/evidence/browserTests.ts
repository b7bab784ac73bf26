interface BrowserTest {
  /** The file of the tests. */
  readonly file: string
  /** What they do with the component. */
  readonly text: string
}

const overlays = (what: string, { it = 'it', hasBackTest = true } = {}): BrowserTest => ({
  file: 'tests/browsers/dialogs.spec.ts',
  text: `They open ${what} by Enter and by a click and close ${it} by Escape, and fail unless the focus returns.${
    hasBackTest
      ? ` They close ${it} by the browser’s Back, too, and fail unless the page stays open and can be scrolled.`
      : ''
  }`,
})

/** The tests in `tests/browsers` that operate a component on the site's pages, by its name. */
export const browserTests: Readonly<Record<string, BrowserTest>> = {
  Dialog: overlays('two dialogs of the site', { it: 'them' }),
  DropdownMenu: overlays('the menu of the site’s header', { hasBackTest: false }),
  Lightbox: overlays('the gallery of a project'),
  NumberField: {
    file: 'tests/browsers/estimator.spec.ts',
    text: 'They type 7,5, ۱۰ and 10 marla into the budget of the estimator and leave it by Tab. They fail unless each text stays as typed, the attribute aria-valuenow is 7.5 and 10 for the first two and missing for 10 marla, 7,5 has the message “Read as 7.5.”, 10 has none, and 10 marla has an error.',
  },
  Sheet: overlays('the menu of the site on a phone'),
}
