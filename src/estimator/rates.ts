/** The quality grades, the cheaper one first. */
export const grades = ['A', 'A+'] as const

/** A quality grade. */
export type QualityGrade = (typeof grades)[number]

/** Prices of one grade, in PKR per square foot. */
export interface Rates {
  readonly architectural: number
  readonly interior: number
  readonly grayStructureBasement: number
  readonly grayStructureGround: number
  readonly grayStructureFirst: number
}

/** PKR per square foot. Source: docs/product.md#rates. */
export const ratesByGrade: Readonly<Record<QualityGrade, Rates>> = {
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
}

/** The cost of finishing as a multiple of the grey structure. Source: docs/product.md#costs. */
export const finishingFactor = 1.15
