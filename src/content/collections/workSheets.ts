import { paths } from '../../paths'

/** The sheets that a client gets, with sample content, in display order. */
export const workSheets = [
  {
    file: 'sheet-estimate',
    alt: 'Drawing sheet: the cost estimate of a house on 10 marla in DHA, A Grade, without a basement. Its floors with their areas, its four services with their costs, and the grand total of PKR 17,440,655.',
    caption: 'The estimate: every area and line',
    /** Opens the same house; a test compares both with the estimator. */
    href: `${paths.estimator.href()}#v=1&plot=10&unit=marla&authority=DHA&mode=auto&basement_included=no&grade=A&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check=eeateo`,
    action: 'Open this house',
  },
  {
    file: 'sheet-report',
    alt: 'Drawing sheet: a weekly site report on one page, with photographs from fixed positions, planned and actual progress, cost to date, changes, and decisions to take.',
    caption: 'The site report: one page a week',
    href: paths.blog.href('project-reporting-made-easy'),
    action: 'What it answers',
  },
] as const
