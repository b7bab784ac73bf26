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
      'Every variant: Tab reaches it with a visible ring; Enter and Space activate it and leave the focus there.',
      'Loading: it keeps the focus, is announced as disabled and busy, and its name changes to “Processing Estimate...”.',
      'Disabled with a reason: it stays a tab stop, and a click puts the reason into an alert.',
    ],
    issues: [],
    source: '64196148802a',
  },
  {
    component: 'Checkbox',
    date: '2026-11-23',
    tried: [
      'Tab reaches it with a visible ring, Space checks and unchecks it; its state in the tree follows at once.',
      'Tab leaves it with one key.',
    ],
    issues: [],
    source: 'c61d742125e1',
  },
  {
    component: 'Dialog',
    date: '2026-11-23',
    tried: [
      'Enter on the opener opens it with the focus on Close; Tab and Shift + Tab stay inside.',
      'With a form: Tab goes from Close to the field, the button and back to Close.',
      'Escape closes it and returns the focus to the opener. While it is open, the page behind it isn’t in the tree.',
    ],
    issues: [
      'The focus starts on Close even if there is a form, so that the first field is one Tab away. No dialog of the site has a form.',
    ],
    source: 'c26dc42807c9',
  },
  {
    component: 'Disclosure',
    date: '2026-11-23',
    tried: [
      'Enter opens one of several and the tree says expanded; the others stay as they are.',
      'Tab then goes to the link inside, and from there to the next question.',
      'Closed, its content is neither in the tree nor a tab stop.',
    ],
    issues: [],
    source: 'a68f866e17d4',
  },
  {
    component: 'DropdownMenu',
    date: '2026-11-23',
    tried: [
      'Enter and Space open it with the focus on its first link; Arrow Down wraps from the last to the first; Home and End work.',
      'Escape closes it and returns the focus to the button; Tab closes it and goes on to the next control of the page.',
      'The tree says expanded, and which menu belongs to the button.',
    ],
    issues: [],
    source: '28bf6936f3bc',
  },
  {
    component: 'Lightbox',
    date: '2026-11-23',
    tried: [
      'Enter on the second of ten pictures opens it with the focus on Close; Arrow Right, Arrow Left, Home and End change the picture.',
      'Each change is in a polite live region as “Image 3 of 10”; the name of the picture changes with it.',
      'Tab cycles through Previous image, Next image and Close; Escape returns the focus to the picture that opened it.',
    ],
    issues: [],
    source: '35ab7fb59995',
  },
  {
    component: 'NumberField',
    date: '2026-11-23',
    tried: [
      '“12,5” is kept as it was typed, and “Read as 12.5.” becomes part of its description; the value in the tree is 12.5.',
      'Arrow Up and Arrow Down change it by one, with the decimals kept.',
      'Unit and description are read as its description.',
    ],
    issues: [],
    source: 'a3f680818d76',
  },
  {
    component: 'SegmentedControl',
    date: '2026-11-23',
    tried: [
      'Tab reaches the selected option; arrow keys move and select, and wrap at both ends; Tab leaves the group.',
      'The tree says the name of the group and which option is checked.',
      'Home and End do nothing, as in every group of native radio buttons.',
    ],
    issues: [],
    source: '8128d3f8dd61',
  },
  {
    component: 'Select',
    date: '2026-11-23',
    tried: [
      'A letter selects the option that starts with it; Arrow Down and Home change it without opening the list.',
      'With an error it is invalid, and the message is its description.',
      'The placeholder can’t be selected again.',
    ],
    issues: [
      'If it is required, the browser’s tree doesn’t say so, unlike that of a text field; nor would it with aria-required. The form isn’t submitted without a value, and the browser says why.',
    ],
    source: '083f468feaa0',
  },
  {
    component: 'Sheet',
    date: '2026-11-23',
    tried: [
      'Enter on the opener opens it with the focus on Close; Tab cycles through its links.',
      'Escape closes it and returns the focus to the opener. While it is open, the page behind it isn’t in the tree.',
    ],
    issues: [],
    source: 'e971520084d5',
  },
  {
    component: 'Tabs',
    date: '2026-11-23',
    tried: [
      'Tab reaches the selected tab; arrow keys select, wrap at both ends, and Home and End work. The tree follows at once.',
      'Tab goes from the tab to its panel, which is named after it.',
    ],
    issues: [
      'The panel is a tab stop even if it has controls of its own, such as a ZoomableDrawing, so that these are one Tab further away.',
    ],
    source: '62690645cac8',
  },
  {
    component: 'TextField',
    date: '2026-11-23',
    tried: [
      'With an error it is invalid and required, and its description is read before the message.',
      'Tab selects its text, and typing replaces it; the message stays until its page removes it.',
    ],
    issues: [],
    source: '986e159dda9a',
  },
  {
    component: 'Tooltip',
    date: '2026-11-23',
    tried: [
      'Focus alone opens it, and its text becomes the description of the button.',
      'Escape closes it without moving the focus, Enter opens it again, Tab leaves it.',
    ],
    issues: [],
    source: '0eba0eceb3cd',
  },
]
