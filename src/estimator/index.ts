export type { AreaRule } from './areas'
export {
  inputsOfHouse,
  parseBudget,
  plotWithin,
  type Budget,
  type BudgetAnswer,
  type BudgetUnit,
  type HouseChoices,
  type PlotCost,
} from './budget'
export { canReset, changeInputs, type InputChange } from './changes'
export { calculateEstimate, type Estimate } from './estimate'
export {
  initialInputs,
  type Authority,
  type CalculationMode,
  type EstimateInputs,
  type Floor,
} from './inputs'
export { formatPkr, formatSqFt, formatLakhCrore, type AmountTexts } from './formats'
export { compareGrades, type GradeTotals } from './compareGrades'
export { commonPlotMarla, minQuantity, usualPlotMarla } from './numberLimits'
export { plotSizes, type PlotSizes } from './plotSizes'
export { finishingFactor, ratesByGrade, type QualityGrade, type Rates } from './rates'
export { parseSharedInputs, serializeInputs, type SharedInputs } from './sharedInputs'
export { offeredServices, serviceKeys, type EstimateService } from './services'
export { sqFtPerUnit, type PlotUnit } from './units'
export type { InputWarning } from './warnings'
