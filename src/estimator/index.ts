export type { AreaRule } from './areas'
export {
  initialBudget,
  inputsOfHouse,
  parseBudget,
  plotWithin,
  type Budget,
  type BudgetAnswer,
  type BudgetInputs,
  type BudgetUnit,
  type HouseChoices,
  type PlotCost,
} from './budget'
export { canReset, changeInputs, type InputChange } from './changes'
export { calculateEstimate, type Estimate } from './estimate'
export {
  authorities,
  calculationModes,
  floors,
  initialInputs,
  type Authority,
  type CalculationMode,
  type EstimateInputs,
  type Floor,
} from './inputs'
export { formatPkr, formatSqFt, formatLakhCrore, type AmountTexts } from './formats'
export { compareGrades, type GradeTotals } from './compareGrades'
export {
  commonPlotMarla,
  examplePlotMarla,
  minQuantity,
  tabulatedPlotMarla,
  usualPlotMarla,
} from './numberLimits'
export { parseInputs } from './parseInputs'
export { parseNumber } from './parseNumber'
export { plotSizes, type PlotSizes } from './plotSizes'
export { finishingFactor, grades, ratesByGrade, type QualityGrade, type Rates } from './rates'
export { parseSharedInputs, serializeInputs, type SharedInputs } from './sharedInputs'
export { offeredServices, serviceKeys, type EstimateService } from './services'
export { plotUnits, sqFtPerUnit, type PlotUnit } from './units'
export type { InputWarning } from './warnings'
