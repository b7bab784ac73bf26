/** A review of a component: it was operated in a browser with real key events, and its accessibility tree was read. */
export interface HandReview {
  readonly component: string
  /** Such as `2026-01-31`. */
  readonly date: string
  /** What was tried, and how it behaved. */
  readonly tried: readonly [string, ...string[]]
  /** What doesn't work as it should. */
  readonly issues: readonly string[]
  /** The hash of the component's source at that time, from the status on its docs page. */
  readonly source: string
}

/** The browser of all reviews. Its accessibility tree was read; no screen reader program took part. */
export const reviewBrowser = 'Chromium 156'

/** The reviews by hand. A component that has changed since shows its review as stale. */
export const handReviews: readonly HandReview[] = [
  {
    component: 'Button',
    date: '2026-11-23',
    tried: [
      'Every variant: Tab reaches it with a visible ring, also on the dark ground; Enter and Space each activate it once and leave the focus there.',
      'Loading: it keeps the focus, is disabled and busy in the tree, and its name changes to “Processing Estimate...”. Further keys do nothing, and in a form they don’t submit.',
      'Disabled: Tab skips it. Disabled with a reason: it stays a tab stop, and Enter, Space and a click each put the reason into an alert.',
    ],
    issues: [],
    source: '81582fde2cb9',
  },
  {
    component: 'Checkbox',
    date: '2026-11-23',
    tried: [
      'Tab reaches it with a visible ring, Space checks and unchecks it, Enter does nothing; its state in the tree follows at once.',
      'A click on its label toggles it and focuses it. Tab leaves it with one key, and skips a disabled one.',
    ],
    issues: [],
    source: 'c61d742125e1',
  },
  {
    component: 'Dialog',
    date: '2026-11-23',
    tried: [
      'Enter and Space on the opener open it with the focus on Close; Tab and Shift + Tab cycle through Close and its actions.',
      'With a form: Tab goes from Close to the field, the button and back to Close. Enter in the empty field brings up the browser’s message; with an address, Enter and the button send it, close the dialog and return the focus to the opener.',
      'Escape, Close and a click outside close it and return the focus to the opener. While it is open, the page behind it isn’t in the tree.',
      'With a long text: Page Down, End, Home and Arrow Down scroll it while the focus stays on Close; Tab to the button at its end scrolls that into view.',
    ],
    issues: [
      'The focus starts on Close even if there is a form, so that the first field is one Tab away. No dialog of the site has a form.',
      'Over a page that is shorter than the window, as in its stories, the backdrop is darker below the end of the page than above it.',
    ],
    source: '3bf8fe128646',
  },
  {
    component: 'Disclosure',
    date: '2026-11-23',
    tried: [
      'Enter and Space open and close it, and the tree says expanded or collapsed; the others of several stay as they are.',
      'Tab then goes to the link inside, and from there to the next question; Shift + Tab goes the same way back.',
      'Closed, its content is neither in the tree nor a tab stop. The ring surrounds the whole title.',
    ],
    issues: [],
    source: '19081fe7b49f',
  },
  {
    component: 'DropdownMenu',
    date: '2026-11-23',
    tried: [
      'Enter, Space and Arrow Down open it with the focus on its first link; arrow keys wrap at both ends; Home, End and the first letter of a link work.',
      'Escape closes it and returns the focus to the button; Tab closes it and goes on to the next control of the page, Shift + Tab to the button.',
      'Enter on a link opens its page and closes the menu, with the focus on the button. A click opens it with the focus on the menu, a click outside closes it.',
      'The tree says expanded, and which menu belongs to the button.',
    ],
    issues: [],
    source: '63040901aaa4',
  },
  {
    component: 'Lightbox',
    date: '2026-11-23',
    tried: [
      'Enter on the second of ten pictures opens it with the focus on Close; Arrow Right, Arrow Left, Home and End change the picture and leave the focus there. The arrow keys wrap at both ends.',
      'Each change is in a polite live region as “Image 3 of 10”; the name of the picture changes with it. A caption is part of the description.',
      'Tab cycles through Previous image, Next image and Close, or stays on Close if there is a single picture. Escape and Close return the focus to the picture that opened it.',
    ],
    issues: [],
    source: '9c74bfcdb7f8',
  },
  {
    component: 'NumberField',
    date: '2026-11-23',
    tried: [
      '“12,5” is kept as it was typed, and the value in the tree is 12.5. “Read as 12.5.” becomes part of its description when the focus leaves, not at a pause.',
      'Arrow Up and Arrow Down change it by one, with the decimals kept, and not below the minimum; Ctrl + Z undoes a step.',
      '“7 feet” is kept; after a pause the field is invalid, and the message is part of its description. Arrow Up then changes nothing.',
      'Unit and description are read as its description, before the message.',
    ],
    issues: [
      'Empty or with a text that isn’t a number, its value in the tree is 0, as in a plain text field with the role of a spin button; a native number field has no value there.',
    ],
    source: '0a5273f756c6',
  },
  {
    component: 'SegmentedControl',
    date: '2026-11-23',
    tried: [
      'Tab reaches the selected option, or the first one without selecting it, and Space selects it; arrow keys move and select, and wrap at both ends; Tab leaves the group.',
      'After a click, Arrow Right goes on from the clicked option. In a right-to-left page Arrow Left goes to the next one.',
      'The tree says the name of the group, its description, and which option is checked.',
      'Home and End do nothing, as in every group of native radio buttons.',
    ],
    issues: [],
    source: '8128d3f8dd61',
  },
  {
    component: 'Select',
    date: '2026-11-23',
    tried: [
      'A letter selects the option that starts with it; Arrow Down, Home and End change it without opening the list.',
      'Space opens the list, arrow keys and Enter choose in it, Escape closes it; the focus stays on the field, and the tree says expanded.',
      'With an error it is invalid, and the message is its description. An error that appears is in a polite live region.',
      'The placeholder can’t be selected again.',
    ],
    issues: [
      'If it is required, the browser’s tree doesn’t say so, unlike that of a text field; nor would it with aria-required. The form isn’t submitted without a value, and the browser says why.',
    ],
    source: '6de47f4185f4',
  },
  {
    component: 'Sheet',
    date: '2026-11-23',
    tried: [
      'Enter and Space on the opener open it with the focus on Close; Tab and Shift + Tab cycle through its links.',
      'Escape, Close, a click beside it and the browser’s Back close it and return the focus to the opener. While it is open, the page behind it isn’t in the tree.',
      'Enter on a link closes it, and the focus is on the heading of the new page.',
    ],
    issues: [
      'Over a page that is shorter than the window, as in its stories, the backdrop is darker below the end of the page than above it.',
    ],
    source: '881bf606c9b9',
  },
  {
    component: 'Tabs',
    date: '2026-11-23',
    tried: [
      'Tab reaches the selected tab; arrow keys select, wrap at both ends, and Home and End work. The tree follows at once.',
      'Tab goes from the tab to its panel, which is named after it and has a visible ring; Shift + Tab goes back to the tab.',
      'In a right-to-left page Arrow Left goes to the next tab. After a click, Tab and the arrow keys go on from the clicked tab.',
    ],
    issues: [
      'The panel is a tab stop even if it has controls of its own, such as a ZoomableDrawing, so that these are one Tab further away.',
    ],
    source: 'edf80a9503a7',
  },
  {
    component: 'TextField',
    date: '2026-11-23',
    tried: [
      'With an error it is invalid and required, and its description is read before the message.',
      'Tab selects its text, and typing replaces it; the message stays until its page removes it. Ctrl + Z brings back a deleted text.',
      'An error that appears when the focus leaves is in a polite live region and becomes the description of the field. Tab skips a disabled one.',
    ],
    issues: [],
    source: '7ac5248b2283',
  },
  {
    component: 'Tooltip',
    date: '2026-11-23',
    tried: [
      'Focus alone opens it, and its text becomes the description of the button.',
      'Escape closes it without moving the focus, Enter and Space open and close it again, Tab leaves it.',
      'Hovered, it opens and stays open while the pointer is on the text, and closes when the pointer leaves. A click keeps it open until a click elsewhere.',
    ],
    issues: [],
    source: '40b9c2588ac7',
  },
]
