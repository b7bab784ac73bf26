/** A state of a component, which a screen reader describes. */
export interface ScreenReaderState {
  /** The story that renders it, as it is exported. */
  readonly story: string
  /** The name of the button that opens or changes it. @default nothing is clicked */
  readonly click?: string
  /**
   * The keys that are pressed, as `userEvent.keyboard` writes them; the focus starts before the component. The text then
   * says what has the focus, as it does if it shows a menu. @default none
   */
  readonly keys?: string
  /** Whether it moves: the text is read without the preference for reduced motion, while the script runs. @default false */
  readonly isMoving?: boolean
  /** Whether its script doesn't run yet; the text is read without the preference for reduced motion. @default false */
  readonly isWaiting?: boolean
  /** Whether the style rules of a browser without JavaScript apply; its story shows prerendered HTML. @default false */
  readonly isWithoutScripts?: boolean
  /** The width of the window in px. @default that of a laptop */
  readonly width?: number
  /** The role of what it shows, if the code is loaded when it opens. @default nothing is awaited */
  readonly shows?: 'dialog' | 'menu' | 'tooltip'
}

/** The states in which a component says anything other than in `Default`: open, selected, disabled, with an error. */
const otherStates: Readonly<Record<string, readonly ScreenReaderState[]>> = {
  Alert: [{ story: 'Danger' }, { story: 'Success' }],
  AnnotatedFigure: [{ story: 'Narrow', width: 320 }],
  BackToTop: [{ story: 'Default', keys: '{End}' }],
  BottomBar: [{ story: 'Narrow', width: 320 }],
  Button: [
    { story: 'Disabled' },
    { story: 'Loading', click: 'Submit Final Estimate' },
    { story: 'DisabledWithReason', click: 'Continue' },
    { story: 'AsRouterLink' },
  ],
  Checkbox: [
    { story: 'Checked' },
    { story: 'Required' },
    { story: 'Disabled' },
    { story: 'DisabledUnchecked' },
  ],
  CheckboxGroup: [{ story: 'Default', keys: '{Tab}{Space}' }, { story: 'WithHeading' }],
  Dialog: [
    { story: 'Open', shows: 'dialog' },
    { story: 'WithPicture', shows: 'dialog' },
    { story: 'WithForm', shows: 'dialog' },
  ],
  Disclosure: [{ story: 'Open' }],
  DropdownMenu: [
    { story: 'Default', click: 'Tools', shows: 'menu' },
    { story: 'Default', keys: '{Tab}{Enter}', shows: 'menu' },
  ],
  FieldRow: [{ story: 'WithCheckbox' }, { story: 'MessageAcross' }],
  FloatingActions: [{ story: 'Default', keys: '{Tab}' }],
  FormStatus: [{ story: 'Success' }, { story: 'Danger' }],
  IconButton: [{ story: 'Default', keys: '{Tab}' }, { story: 'Disabled' }],
  LabelsProvider: [{ story: 'Urdu' }],
  Lightbox: [
    { story: 'WithCaptions', shows: 'dialog' },
    { story: 'WithCaptions', shows: 'dialog', click: 'Next image' },
    { story: 'Wide', shows: 'dialog' },
    { story: 'Wide', shows: 'dialog', click: 'Next image' },
    { story: 'SinglePicture', shows: 'dialog' },
  ],
  Link: [{ story: 'Default', keys: '{Tab}' }, { story: 'AsRouterLink' }],
  LinkCard: [
    { story: 'OpensADialog' },
    { story: 'OpensADialog', click: 'Read More: Procurement Support', shows: 'dialog' },
    { story: 'WithPicture' },
    { story: 'WithCaption' },
    { story: 'WithPoints' },
  ],
  Marquee: [
    { story: 'Default', isMoving: true },
    { story: 'Default', isMoving: true, keys: '{Tab}' },
    { story: 'Default', isMoving: true, keys: '{Tab}{Enter}' },
    { story: 'InATicker', isMoving: true },
  ],
  NumberField: [
    { story: 'WithUnit' },
    { story: 'WithError' },
    { story: 'WarningAppears', keys: '{Tab}4500{Tab}' },
    { story: 'DecimalComma', keys: '{Tab}7,5{Tab}' },
    { story: 'Unreadable', keys: '{Tab}3e{Tab}' },
    { story: 'Negative', keys: '{Tab}-5{Tab}' },
    { story: 'Disabled' },
  ],
  PictureBlend: [
    { story: 'Default', keys: '{Tab}' },
    { story: 'Default', keys: '{Tab}{PageUp}' },
    { story: 'Default', keys: '{Tab}{End}' },
  ],
  PictureCard: [{ story: 'Reveal', keys: '{Tab}' }, { story: 'TitleOnly' }],
  ProgressSteps: [{ story: 'AllDone' }],
  Prose: [{ story: 'WideFigures' }],
  SegmentedControl: [
    { story: 'Selected' },
    { story: 'WithDescription' },
    { story: 'WithDescription', keys: '{Tab}', shows: 'tooltip' },
    { story: 'Disabled' },
    { story: 'DisabledWithTooltip', keys: '{Tab}{Tab}', shows: 'tooltip' },
  ],
  Select: [
    { story: 'Selected' },
    { story: 'Required' },
    { story: 'WithWarning' },
    { story: 'WithError' },
    { story: 'ErrorAppears', keys: '{Tab}{Tab}' },
    { story: 'Disabled' },
  ],
  Sheet: [{ story: 'Open', shows: 'dialog' }],
  SkipLink: [{ story: 'Default', keys: '{Tab}' }],
  SummaryList: [{ story: 'Empty' }],
  Table: [{ story: 'OnAPhone', width: 390 }, { story: 'WithLinksAndNotes' }],
  TextArea: [
    { story: 'Required' },
    { story: 'WithDescription' },
    { story: 'WithWarning' },
    { story: 'WithError' },
    { story: 'NearItsLimit' },
    { story: 'Disabled' },
  ],
  TextField: [
    { story: 'Required' },
    { story: 'WithDescription' },
    { story: 'WithWarning' },
    { story: 'WithError' },
    { story: 'ErrorAppears', keys: '{Tab}{Tab}' },
    { story: 'NearItsLimit' },
    { story: 'Disabled' },
  ],
  Slider: [
    { story: 'Default', isMoving: true },
    { story: 'Default', isMoving: true, keys: '{Tab}{Enter}' },
    { story: 'Default', isMoving: true, keys: '{Tab}{Tab}{Tab}{Enter}' },
    { story: 'Default', isMoving: true, click: 'Next slide' },
    { story: 'FarFromTheWindow', isWaiting: true },
    { story: 'WithoutScripts', isWithoutScripts: true },
    { story: 'InATicker' },
    { story: 'Several' },
    { story: 'Few' },
  ],
  Tabs: [
    { story: 'Default', keys: '{Tab}{ArrowRight}' },
    { story: 'Default', keys: '{Tab}{Tab}' },
    { story: 'WithoutScripts', isWithoutScripts: true },
  ],
  Thumbnail: [{ story: 'Default', keys: '{Tab}' }],
  Ticker: [{ story: 'NarrowPaused', width: 390 }],
  Tooltip: [
    { story: 'Default', keys: '{Tab}', shows: 'tooltip' },
    { story: 'Default', click: 'About the grades', shows: 'tooltip' },
  ],
  ZoomableDrawing: [
    { story: 'Default', keys: '{Tab}++' },
    { story: 'Default', keys: '{Tab}++{Home}' },
    { story: 'Narrow', width: 320 },
  ],
}

/** The width of the window, in px, for `Default` of a component that is hidden in a laptop's window. */
const defaultWidths: Readonly<Record<string, number>> = { BottomBar: 390 }

/** The states of a component whose text is committed: `Default` and others. */
export function screenReaderStates(component: string): readonly ScreenReaderState[] {
  const width = defaultWidths[component]
  return [{ story: 'Default', ...(width !== undefined && { width }) }, ...(otherStates[component] ?? [])]
}
