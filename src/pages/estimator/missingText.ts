import { estimateSheet } from '../../content/pages/estimator'
import type { Estimate } from '../../estimator'

const texts = estimateSheet.missing

/** What an estimate without results lacks. */
export function missingText({ areas, grade }: Pick<Estimate, 'areas' | 'grade'>): string {
  if (areas.total > 0) return texts.grade
  return grade === '' ? texts.areasAndGrade : texts.areas
}
