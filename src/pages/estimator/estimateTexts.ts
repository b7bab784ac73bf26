import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import { formatPkr, type Estimate } from '../../estimator'

export { estimateHref } from '../../sections/estimateHref'

/** A difference with its sign, such as "+PKR 1,000" or "−PKR 1,000". */
export function signedPkr(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatPkr(Math.abs(amount))}`
}

/** The plot as entered, such as "10 Marla". */
export function plotText(
  { plot }: Pick<Estimate, 'plot'>,
  { shareEstimate, unitLabels }: Pick<EstimatorTexts, 'shareEstimate' | 'unitLabels'>,
): string {
  return shareEstimate.plot(plot.text, unitLabels[plot.unit])
}

/** What an estimate without results lacks. */
export function missingText(
  { areas, grade }: Pick<Estimate, 'areas' | 'grade'>,
  texts: EstimatorTexts['estimatePanel']['missing'],
): string {
  if (areas.total > 0) return texts.grade
  return grade === '' ? texts.areasAndGrade : texts.areas
}
