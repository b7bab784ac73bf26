import type { Coverage, CoverageRatio } from './coverage'

const ground: CoverageRatio = { ratio: 0.7, basis: 'everyPlot', marlaKey: undefined }
const first: CoverageRatio = { ratio: 0.75, basis: 'everyPlot', marlaKey: undefined }

/**
 * Plots of every authority but DHA: one ratio a floor, whatever the size.
 * Source: docs/product.md#areas-under-other-authorities.
 */
export const otherCoverage: Coverage = {
  groundRatio: () => ground,
  firstRatio: () => first,
  basementRatio: { ratio: 0.85, basis: 'everyPlot', marlaKey: undefined },
  fixedBasement: () => undefined,
}
