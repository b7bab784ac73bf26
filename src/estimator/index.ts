export type { AreaRule } from './areas'
export {
  budgetUnitIn,
  budgetUnits,
  initialBudget,
  budgetIn,
  parseBudget,
  plotWithin,
  type BudgetAnswer,
  type BudgetInputs,
  type BudgetUnit,
} from './budget'
export { changeInputs, type InputChange } from './changes'
export { basementCost, calculateEstimate, floorCosts, type Estimate, type InputWarning } from './estimate'
export { formatLakhCrore, formatPkr, formatSqFt, toTwoDigits, type AmountTexts } from './formats'
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
export {
  nearestPlot,
  plotSizes,
  plotUnits,
  sqFtPerUnit,
  usualPlotMarla,
  type PlotSizes,
  type PlotUnit,
} from './plot'
export { grades, rates, type QualityGrade } from './rates'
export { parseInputs, parseSharedInputs, serializeInputs, type SharedInputs } from './sharedInputs'
export { budgetShare, type CheaperHouse } from './savings'
export { sharesOf } from './shares'
export {
  exampleHouse,
  examplePlotMarla,
  inputsOfHouse,
  plainHouse,
  tabulatedPlotMarla,
  type HouseChoices,
} from './sampleHouses'
