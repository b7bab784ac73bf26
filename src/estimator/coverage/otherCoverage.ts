import type { Coverage, CoverageRatio } from './types'

const ground: CoverageRatio = { ratio: 0.7, basis: 'allPlots', marla: undefined }
const first: CoverageRatio = { ratio: 0.75, basis: 'allPlots', marla: undefined }

/**
 * The rules for all authorities except DHA: one ratio per floor for plots of every size.
 * Source: docs/product.md#areas-under-other-authorities.
 */
export const otherCoverage: Coverage = {
  groundRatio: () => ground,
  firstRatio: () => first,
  basementRatio: { ratio: 0.85, basis: 'allPlots', marla: undefined },
  fixedBasement: () => undefined,
  thresholdsMarla: [],
}
