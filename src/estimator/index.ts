export type { AreaRule } from './areas'
export {
  budgetUnits,
  commonPlotMarla,
  examplePlotMarla,
  initialBudget,
  inputsOfHouse,
  budgetIn,
  parseBudget,
  plainHouse,
  plotWithin,
  startPlotMarla,
  tabulatedPlotMarla,
  type BudgetAnswer,
  type BudgetInputs,
  type BudgetUnit,
  type HouseChoices,
} from './budget'
export { changeInputs, type InputChange } from './changes'
export { basementCost, calculateEstimate, type Estimate, type InputWarning } from './estimate'
export { formatPkr, formatSqFt, formatLakhCrore, type AmountTexts } from './formats'
export {
  areSameInputs,
  areaFields,
  authorities,
  calculationModes,
  floors,
  initialInputs,
  offeredServices,
  serviceKeys,
  type Authority,
  type CalculationMode,
  type EstimateInputs,
  type EstimateService,
  type Floor,
} from './inputs'
export { nearestPlot, sharesOf, toTwoDigits } from './plan'
export { plotSizes, plotUnits, sqFtPerUnit, usualPlotMarla, type PlotSizes, type PlotUnit } from './plot'
export { grades, rates, type QualityGrade } from './rates'
export { parseInputs, parseSharedInputs, serializeInputs, type SharedInputs } from './sharedInputs'
