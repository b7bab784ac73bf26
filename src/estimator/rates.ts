import { keysOf } from '../lib/keysOf'

/** The prices of one grade, in PKR per square foot. */
interface GradeRates {
  readonly architectural: number
  readonly interior: number
  readonly grayStructureBasement: number
  readonly grayStructureGround: number
  readonly grayStructureFirst: number
}

/** What every estimate is calculated with; a grade more is an entry more. Source: docs/product.md#rates. */
export const rates = {
  /** The day from which they apply. */
  since: '2026-11-01',
  /** For how many days from an estimate they are held. */
  heldDays: 60,
  /** The cost of finishing as a multiple of the grey structure. */
  finishingFactor: 1.15,
  /** The cheaper grade first. */
  byGrade: {
    A: {
      architectural: 150,
      interior: 200,
      grayStructureBasement: 3950,
      grayStructureGround: 2950,
      grayStructureFirst: 2950,
    },
    'A+': {
      architectural: 150,
      interior: 200,
      grayStructureBasement: 4100,
      grayStructureGround: 3100,
      grayStructureFirst: 3100,
    },
  },
} as const satisfies {
  readonly since: string
  readonly heldDays: number
  readonly finishingFactor: number
  readonly byGrade: Readonly<Record<string, GradeRates>>
}

export type QualityGrade = keyof typeof rates.byGrade

/** The quality grades, the cheaper one first. */
export const grades = keysOf(rates.byGrade)

/** A value for each grade. */
export function byGrade<Value>(
  valueOf: (grade: QualityGrade) => Value,
): Readonly<Record<QualityGrade, Value>> {
  const entries = grades.map((grade) => [grade, valueOf(grade)])
  // Its type has no keys.
  return Object.fromEntries(entries) as Record<QualityGrade, Value>
}
