import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { Estimate } from '../../estimator'

/** What an estimate without results lacks. */
export function missingText(
  { areas, grade }: Pick<Estimate, 'areas' | 'grade'>,
  texts: EstimatorTexts['estimatePanel']['missing'],
): string {
  if (areas.total > 0) return texts.grade
  return grade === '' ? texts.areasAndGrade : texts.areas
}
