import { amounts } from '../../content/amounts'
import { projectPage } from '../../content/pages/project'
import type { Project } from '../../content/projects/Project'
import {
  calculateEstimate,
  formatLakhCrore,
  formatPkr,
  initialInputs,
  type EstimateInputs,
} from '../../estimator'

const areaText = (area: number) => (area > 0 ? String(area) : '')

/** The inputs of the estimator for a project's house. */
function inputsOf({ plotMarla, authority, areas }: NonNullable<Project['house']>): EstimateInputs {
  return {
    ...initialInputs,
    plotSize: String(plotMarla),
    authority,
    mode: 'manual',
    includeBasement: areas.basement > 0,
    basementArea: areaText(areas.basement),
    groundFloorArea: areaText(areas.ground),
    firstFloorArea: areaText(areas.first),
    grade: 'A',
  }
}

/** What a project's house costs, with its inputs; undefined if the project has no house. */
export function projectCost({ house }: Pick<Project, 'house'>) {
  if (!house) return undefined
  const inputs = inputsOf(house)
  const { totals, costPerSqFt } = calculateEstimate(inputs)
  // Large, an amount may break after "PKR".
  const price = formatPkr(costPerSqFt).replace('\u00a0', ' ')
  const { cost } = projectPage
  return {
    inputs,
    figures: [
      { value: formatLakhCrore(totals.grand, amounts), label: cost.total },
      { value: price, label: cost.price },
    ],
  }
}
