import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { SiteDocument } from './documents'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // The template is formatted by Prettier, the rest is written by React. HTML accepts both.
      'doctype-style': ['error', { style: 'lowercase' }],
      'void-style': ['error', { style: 'selfclosing' }],
      'attribute-boolean-style': ['error', { style: 'empty' }],
      // React writes `srcSet` and `fetchPriority`. HTML ignores the case of names.
      'attr-case': 'off',
      // React's ids begin with an underscore, which HTML accepts.
      'valid-id': ['error', { relaxed: true }],
      // Files of the site's own origin are as trustworthy as the document itself.
      'require-sri': ['error', { target: 'crossorigin' }],
      // Safari doesn't announce a list without markers as a list, unless it has the role.
      'no-redundant-role': ['error', { exclude: ['list'] }],
      // A scroll container that takes the focus states its role, which oxlint requires beside a `tabIndex`.
      // Radix's checkbox is a button with the role.
      'prefer-native-element': ['error', { exclude: ['list', 'region', 'checkbox'] }],
      // The constant style attributes of Radix; the Content Security Policy allows no others.
      'no-inline-style': [
        'error',
        {
          allowedProperties: [
            'animation-duration',
            'margin',
            'opacity',
            'outline',
            'pointer-events',
            'position',
            'transform',
          ],
        },
      ],
      // A telephone number may wrap at its spaces, so that it fits a narrow window and text of 200 %.
      'tel-non-breaking': 'off',
    },
  }),
)

/** Something that html-validate reports. */
export interface Finding {
  readonly rule: string
  /** The path of the document below the folder of the site. */
  readonly file: string
  readonly message: string
  /** The element, if the finding is about one. */
  readonly selector: string | null
}

/** The findings of html-validate in a document. */
export async function validate({ file, html }: Pick<SiteDocument, 'file' | 'html'>): Promise<Finding[]> {
  const { results } = await validator.validateString(html, file)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ rule: ruleId, file, message, selector }))
}

/** Findings that were reviewed and accepted. */
interface ReviewedFinding extends Omit<Finding, 'selector'> {
  /** The exact number: review any more, and lower this number if there are fewer. */
  readonly count: number
  readonly reason: string
}

const restoredState =
  'Firefox restores the state of these inputs after a reload, without an event that React could notice. Only this attribute prevents that, but HTML allows it on text inputs only. Other browsers ignore it.'

/** The explicit roles of both tables of costs: the number of each element with its role. */
const tableRoles = [
  ['table', 'table', 2],
  ['rowgroup', 'thead', 2],
  ['rowgroup', 'tbody', 2],
  ['row', 'tr', 18],
  ['columnheader', 'th', 6],
  ['rowheader', 'th', 16],
  ['cell', 'td', 32],
] as const

export const reviewedFindings: readonly ReviewedFinding[] = [
  ...tableRoles.map(([role, tag, count]) => ({
    rule: 'no-redundant-role',
    file: 'calculate_actual_cost.html',
    message: `Redundant role "${role}" on <${tag}>`,
    count,
    reason:
      'In a narrow container the rows of a table are stacked, by another display. Safari then exposes no table unless the roles are explicit.',
  })),
  {
    rule: 'valid-autocomplete',
    file: 'calculate_actual_cost.html',
    message: 'autocomplete attribute cannot be used on <input type="radio">',
    count: 7,
    reason: restoredState,
  },
  ...Object.entries({ 'calculate_actual_cost.html': 5, 'index.html': 1, 'pages.html': 1 }).map(
    ([file, count]) => ({
      rule: 'multiple-labeled-controls',
      file,
      message: '<label> is associated with multiple controls',
      count,
      reason:
        'Beside its button Radix renders a hidden input, which it removes on hydration outside of a form. The label belongs to the button, which comes first.',
    }),
  ),
]

/** How findings differ from the reviewed ones: each new finding, and each entry whose count is wrong. */
export function differencesFromReview(findings: readonly Finding[]): string[] {
  const isOf = (entry: ReviewedFinding) => (finding: Finding) =>
    finding.rule === entry.rule && finding.file === entry.file && finding.message === entry.message
  const newFindings = findings
    .filter((finding) => !reviewedFindings.some((entry) => isOf(entry)(finding)))
    .map(
      ({ rule, file, message, selector }) => `${file}: ${message} (${rule}) at ${selector ?? 'no element'}`,
    )
  const wrongCounts = reviewedFindings.flatMap((entry) => {
    const count = findings.filter(isOf(entry)).length
    return count === entry.count
      ? []
      : [`${entry.file}: ${entry.message} (${entry.rule}): ${count}, reviewed: ${entry.count}`]
  })
  return [...newFindings, ...wrongCounts]
}
