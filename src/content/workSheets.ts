import { paths } from '../paths'
import type { DrawingName } from './drawings'

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
