/** The text of the links of subpages' cards. */
export const subpageAction = 'Learn More →'

/** The texts of the buttons below a drawing. */
export const drawingControls = {
  showAll: 'Show all',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Announced after each of them. */
  size: (percent: number) => `Drawing at ${percent} %`,
} as const

/** Said by screen readers of a link that leaves the site. */
export const newTabText = 'Opens in a new tab'

/** The heading of a page's table of contents. */
export const pageContents = { heading: 'On this page' } as const

/** The meta description of the not-found page and of the pages for unknown ids. */
export const notFoundDescription = 'This page does not exist. Search the site or go back to the home page.'
