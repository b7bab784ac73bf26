import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import { formatPkr, serializeInputs, type Estimate, type EstimateInputs } from '../../estimator'
import { paths } from '../../paths'

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

/** The URL that opens the estimator with these inputs. Source: docs/product.md#links-to-an-estimate. */
export function estimateHref(inputs: EstimateInputs): string {
  return `${paths.estimator.href()}#${serializeInputs(inputs)}`
}
