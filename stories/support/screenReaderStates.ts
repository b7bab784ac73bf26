/** A state of a component, which a screen reader describes. */
export interface ScreenReaderState {
  /** The story that renders it, as it is exported. */
  readonly story: string
  /** The name of the button that opens it. @default nothing is clicked */
  readonly click?: string
  /** The role of what it shows, if the code is loaded when it opens. @default nothing is awaited */
  readonly shows?: 'dialog' | 'menu' | 'tooltip'
}

/** The states in which a component says something else than in `Default`: open, selected, disabled, with an error. */
const otherStates: Readonly<Record<string, readonly ScreenReaderState[]>> = {
  Alert: [{ story: 'Danger' }, { story: 'Success' }],
  Button: [
    { story: 'Loading', click: 'Submit Final Estimate' },
    { story: 'DisabledWithReason', click: 'Continue' },
  ],
  Checkbox: [{ story: 'Checked' }, { story: 'Disabled' }],
  Dialog: [{ story: 'Open', shows: 'dialog' }],
  Disclosure: [{ story: 'Open' }],
  DropdownMenu: [{ story: 'Default', click: 'Tools', shows: 'menu' }],
  FormStatus: [{ story: 'Success' }, { story: 'Danger' }],
  LabelsProvider: [{ story: 'Urdu' }],
  Lightbox: [{ story: 'WithCaptions', shows: 'dialog' }],
  NumberField: [{ story: 'WithUnit' }, { story: 'WithError' }],
  ProgressSteps: [{ story: 'AllDone' }],
  SegmentedControl: [{ story: 'Selected' }, { story: 'Disabled' }],
  Select: [{ story: 'Selected' }, { story: 'WithError' }],
  Sheet: [{ story: 'Open', shows: 'dialog' }],
  SummaryList: [{ story: 'Empty' }],
  TextArea: [{ story: 'Required' }, { story: 'WithError' }, { story: 'NearItsLimit' }],
  TextField: [{ story: 'WithDescription' }, { story: 'WithError' }, { story: 'Disabled' }],
  Tooltip: [{ story: 'Default', click: 'About the grades', shows: 'tooltip' }],
}

/** The states of a component whose text is committed: `Default` and others. */
export function screenReaderStates(component: string): readonly ScreenReaderState[] {
  return [{ story: 'Default' }, ...(otherStates[component] ?? [])]
}
