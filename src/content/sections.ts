import { paths } from '../paths'
import type { DrawingName } from './drawings'
import type { PictureName } from './pictures'

/** The call to action on the home page and on service pages. */
export const excellenceBanner = {
  heading: 'One office from the first line to the last tile',
  text: 'Tell us about your plot. We will reply with the next step, its cost and how long it takes.',
  picture: 'db-32-dusk' satisfies PictureName,
  action: { label: 'hire our services', href: paths.contact.href() },
  /** The text before the phone number. */
  callText: 'FOR FURTHER INQUIRIES CALL',
} as const

/** The sheets that a client gets, with sample content, in display order. */
export const workSheets = [
  {
    sheet: 'sheet-estimate',
    /** Opens the same house; a test compares both with the estimator. */
    href: `${paths.estimator.href()}#v=1&plot=10&unit=marla&authority=DHA&mode=auto&basement_included=no&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=eeateo`,
    action: 'Open this house',
  },
  {
    sheet: 'sheet-report',
    href: paths.blog.href('project-reporting-made-easy'),
    action: 'What it answers',
  },
] as const satisfies readonly { sheet: DrawingName; href: string; action: string }[]

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
