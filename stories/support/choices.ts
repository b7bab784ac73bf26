import type { Choice } from './guidance'

/** Similar components, between which the docs page of each one helps to choose. */
export const choices = {
  actions: {
    title: 'Actions and links',
    rows: [
      { component: 'Button', when: 'An action, or the main link of a page' },
      { component: 'IconButton', when: 'An action with a familiar icon and no room for text: ×, ☰, arrows' },
      { component: 'Link', when: 'A link within a sentence or in a list' },
      {
        component: 'LinkCard',
        when: 'A page or a dialog that visitors choose by its title and a short text',
      },
    ],
  },
  cards: {
    title: 'Cards',
    rows: [
      { component: 'Card', when: 'Content that belongs together; the card itself can’t be clicked' },
      {
        component: 'LinkCard',
        when: 'A link to a page, or a button for a dialog, chosen by its text: a service, a post',
      },
      { component: 'PictureCard', when: 'A link to a page, chosen by its picture: a project' },
    ],
  },
  layers: {
    title: 'What opens over the page',
    rows: [
      { component: 'Dialog', when: 'A decision or content that interrupts what the visitor does' },
      {
        component: 'Sheet',
        when: 'A panel at the side that can be closed again, such as the menu on a phone',
      },
      { component: 'Lightbox', when: 'The pictures of a gallery, one by one at full size' },
      { component: 'DropdownMenu', when: 'A few links of the header that belong together' },
      { component: 'Tooltip', when: 'A short explanation that most visitors don’t need' },
    ],
  },
  views: {
    title: 'Content that is shown in parts',
    rows: [
      { component: 'Tabs', when: 'Two to five views of the same thing, such as the drawings of a house' },
      {
        component: 'Disclosure',
        when: 'Text that only some visitors need, such as the answer to a question',
      },
      { component: 'Slider', when: 'Items of equal rank, of which it is enough to see some' },
      { component: 'Stack', when: 'Everything else: content that everyone needs is simply shown' },
    ],
  },
  progress: {
    title: 'Progress',
    rows: [
      { component: 'ProgressSteps', when: 'Above a task with a few known steps' },
      { component: 'Button', when: 'The visitor’s own action is pending: isLoading' },
      { component: 'Spinner', when: 'Content is loading, and nobody knows how long' },
    ],
  },
  selection: {
    title: 'Choices in a form',
    rows: [
      { component: 'Checkbox', when: 'One question, answered with yes or no' },
      { component: 'CheckboxGroup', when: 'Any number of several options' },
      { component: 'SegmentedControl', when: 'One of two to five short options, all of them visible' },
      { component: 'Select', when: 'One of six or more options, of long ones, or of a list that will grow' },
    ],
  },
  entry: {
    title: 'Text and numbers in a form',
    rows: [
      { component: 'TextField', when: 'One line: a name, an e-mail address, a phone number' },
      { component: 'TextArea', when: 'Several lines: a message' },
      { component: 'NumberField', when: 'A quantity with which something is calculated: an area, a count' },
      { component: 'Select', when: 'An answer that can be listed' },
    ],
  },
  messages: {
    title: 'Messages',
    rows: [
      { component: 'Alert', when: 'Something has happened, or is about to' },
      { component: 'FormStatus', when: 'The result of sending a form, beside its button' },
      { component: 'TextField', when: 'What is wrong with one field: its errorMessage' },
      { component: 'EmptyState', when: 'There is nothing to show yet, in the place of the content' },
      { component: 'Dialog', when: 'The visitor has to decide before anything else' },
    ],
  },
  drawings: {
    title: 'Drawings and pictures',
    rows: [
      {
        component: 'ZoomableDrawing',
        when: 'A drawing that has to be read: a plan, a section, an elevation',
      },
      { component: 'Drawing', when: 'A drawing that only decorates' },
      { component: 'LineDrawing', when: 'A drawing that only decorates, drawn stroke by stroke' },
      { component: 'Picture', when: 'A photograph or a render' },
      { component: 'AnnotatedFigure', when: 'A picture whose parts have fields or facts of their own' },
    ],
  },
  figures: {
    title: 'Figures and facts',
    rows: [
      { component: 'Table', when: 'Figures that are compared by row and by column' },
      { component: 'SummaryList', when: 'Terms with one value each, and totals: the lines of an estimate' },
      { component: 'FactRow', when: 'A few short values beside each other' },
      { component: 'DescriptionList', when: 'Terms with longer text or links' },
      { component: 'CountUp', when: 'A large number that a page shows off, such as finished projects' },
      { component: 'Text', when: 'Every other single number' },
    ],
  },
  pictures: {
    title: 'Pictures',
    rows: [
      { component: 'Picture', when: 'A photograph or a render that is only looked at' },
      { component: 'Thumbnail', when: 'A picture of a gallery, which opens the Lightbox' },
      { component: 'PictureBlend', when: 'The same view twice, in different light' },
      { component: 'PictureCard', when: 'A picture that links to a page: a project' },
      {
        component: 'Frame',
        when: 'The shape of a Picture or a Drawing: 16:10, cropped, with rounded corners',
      },
      { component: 'Tabs', when: 'Different views of the same thing' },
    ],
  },
  movement: {
    title: 'Text that moves, and text that doesn’t',
    rows: [
      { component: 'Marquee', when: 'One short line that nobody has to read, such as a tagline' },
      { component: 'Ticker', when: 'A slim band for such a line and a few short links, once per page' },
      { component: 'Slider', when: 'Items of equal rank, of which it is enough to see some' },
      { component: 'Text', when: 'Whatever visitors have to read' },
    ],
  },
  atHand: {
    title: 'What stays in view while the page scrolls',
    rows: [
      {
        component: 'FloatingActions',
        when: 'One or two controls of the whole site, in the corner of the window',
      },
      {
        component: 'BottomBar',
        when: 'The result of a long form and the button that continues, in a narrow window',
      },
      { component: 'Sticky', when: 'A short column beside a long one, such as a table of contents' },
    ],
  },
  withinPage: {
    title: 'Ways to another part of the page',
    rows: [
      { component: 'SkipLink', when: 'Past the header, for people who use a keyboard: first on every page' },
      { component: 'BackToTop', when: 'From far down a long page to its top' },
      { component: 'Link', when: 'To a section, in a sentence or a table of contents' },
    ],
  },
  arrangement: {
    title: 'Things beside each other',
    rows: [
      { component: 'FieldRow', when: 'Two short fields that belong together' },
      { component: 'Columns', when: 'Different parts of a page, such as text and a picture' },
      { component: 'Grid', when: 'Several items of the same kind, such as cards' },
      { component: 'Inline', when: 'A row of small items, such as buttons' },
      { component: 'Stack', when: 'One thing below the other, such as the fields of a form' },
    ],
  },
  text: {
    title: 'Text',
    rows: [
      { component: 'Prose', when: 'Long text with headings, lists and pictures: a blog post, the terms' },
      { component: 'Text', when: 'A paragraph, a caption or a number' },
      { component: 'Heading', when: 'The title of a page, a section or a box' },
      { component: 'Badge', when: 'The category of a page or a section, above or beside its title' },
      { component: 'Quotation', when: 'What someone said, with their name, outside of long text' },
    ],
  },
  lists: {
    title: 'Lists',
    rows: [
      { component: 'List', when: 'Links or other short items, without markers' },
      { component: 'NestedList', when: 'Points with markers, and points below points' },
      { component: 'DescriptionList', when: 'Terms, each with its text or link' },
      { component: 'SummaryList', when: 'Terms, each with its figure' },
      { component: 'Grid', when: 'Cards' },
      { component: 'Prose', when: 'A list within long text' },
    ],
  },
  icons: {
    title: 'Icons with and without text',
    rows: [
      { component: 'Icon', when: 'Before text that says the same: in a button, a link, a line' },
      { component: 'IconText', when: 'One of several points, each with a heading and a sentence' },
      { component: 'IconButton', when: 'An action with a familiar icon and no room for text: ×, ☰, arrows' },
      { component: 'LinkCard', when: 'A link to a page or a button for a dialog, which can have an icon' },
    ],
  },
  partlyVisible: {
    title: 'Content that isn’t visible to everyone, or not at once',
    rows: [
      {
        component: 'VisuallyHidden',
        when: 'Words for screen readers that others infer from an icon or from what is around',
      },
      {
        component: 'MediaOnly',
        when: 'What is needed only on a screen, only in print, or only in a wide window',
      },
      { component: 'SkipLink', when: 'A link that is visible while it is focused' },
      { component: 'Disclosure', when: 'Text that only some visitors need' },
      { component: 'Tooltip', when: 'A short explanation that most visitors don’t need' },
    ],
  },
  builtInWords: {
    title: 'Who sets the words of a component',
    rows: [
      {
        component: 'LabelsProvider',
        when: 'The words that components say by themselves, such as “Close”: once for each language',
      },
      { component: 'Button', when: 'What one button says while its action is pending: its loadingLabel' },
      { component: 'Select', when: 'What one field asks for before a choice: its placeholder' },
      { component: 'Marquee', when: 'What one Pause button pauses: its label' },
    ],
  },
  decoration: {
    title: 'Decorative drawings',
    rows: [
      { component: 'Drawing', when: 'A detail of a plan, a section or an elevation, from a file' },
      { component: 'LineDrawing', when: 'The large drawing of a page, which appears stroke by stroke' },
      { component: 'LiftedLayers', when: 'A house whose floors move apart' },
      { component: 'DimensionLine', when: 'One dimension, beside the picture of what it measures' },
      { component: 'StreetMap', when: 'The streets around a postal address' },
      { component: 'ZoomableDrawing', when: 'A drawing that isn’t decoration: it has to be read' },
    ],
  },
  pageParts: {
    title: 'Parts of a page',
    rows: [
      { component: 'Section', when: 'A full-width part of a page, with a background of its own' },
      { component: 'Container', when: 'The width of the page and its margins, once in each Section' },
      { component: 'Ruled', when: 'A part of a section or of a box, below a rule' },
      { component: 'Card', when: 'A box of content that belongs together' },
      { component: 'DrawingSheet', when: 'A result to print: a page with a frame and a title block' },
    ],
  },
} as const satisfies Record<string, Choice>
