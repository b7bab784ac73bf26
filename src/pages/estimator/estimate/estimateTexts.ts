import type { EstimatorTexts } from '../../../content/estimator/translation'
import { reservePercent } from '../../../content/buildingFigures'
import {
  formatLakhCrore,
  formatPkr,
  formatSqFt,
  offeredServices,
  toTwoDigits,
  type AmountTexts,
  type Estimate,
  type EstimateInputs,
} from '../../../estimator'
import { groupedNumber } from '../../../lib/groupedNumber'

/** A difference with its sign, such as "+PKR 1,000" or "−PKR 1,000". */
export function signedPkr(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatPkr(Math.abs(amount))}`
}

/** A large amount in lakh or crore, with two decimals; '' below a lakh. */
export function croreText(amount: number, texts: AmountTexts): string {
  const text = formatLakhCrore(amount, texts, 'two')
  return text === groupedNumber(amount) ? '' : text
}

/** An amount in a sentence: in lakh or crore, or in rupees below a lakh. */
export function shortAmount(amount: number, texts: AmountTexts): string {
  return croreText(amount, texts) ? formatLakhCrore(amount, texts) : formatPkr(amount)
}

/** The reserve for a total, such as "17 lakh to 26 lakh"; from a crore on, with two decimals. */
export function reserveText(total: number, texts: EstimatorTexts): string {
  const share = (percent: number) => {
    const amount = (total * percent) / 100
    return formatLakhCrore(amount < 10_000_000 ? toTwoDigits(amount) : amount, texts.amounts)
  }
  return texts.ownerQuestions.reserve.text(share(reservePercent.from), share(reservePercent.to))
}

/** A large amount in rupees, and in lakh or crore, such as "PKR 26,813,705 (2.68 crore)". */
export function totalText(amount: number, texts: AmountTexts): string {
  const inCrore = croreText(amount, texts)
  return inCrore ? `${formatPkr(amount)} (${inCrore})` : formatPkr(amount)
}

/** The house in a few words, such as "10 Marla", "DHA", "A Grade", "without a basement" and "design only". */
export function houseParts(
  { authority, grade }: EstimateInputs,
  estimate: Estimate,
  texts: EstimatorTexts,
): readonly string[] {
  const { areas, isDerived } = estimate
  const { amounts, budgetSection, gradeLabel, shareEstimate } = texts
  return [
    isDerived ? plotText(estimate, texts) : shareEstimate.entered(formatSqFt(areas.total, amounts)),
    isDerived && authority !== '' && budgetSection.authorityNames[authority],
    grade !== '' && gradeLabel(grade),
    areas.basement > 0 ? shareEstimate.withBasement : shareEstimate.withoutBasement,
    servicesText(estimate, texts),
  ].filter((part) => part !== false)
}

/** The house and its total in a sentence, such as "10 Marla, DHA, A Grade, without a basement: about 1.74 crore". */
export function houseText(inputs: EstimateInputs, estimate: Estimate, texts: EstimatorTexts): string {
  const { amounts, shareEstimate } = texts
  const house = shareEstimate.house(houseParts(inputs, estimate, texts))
  return shareEstimate.houseAndCost(house, formatLakhCrore(estimate.totals.grand, amounts))
}

/** Which services the total is for; false if it is for all of them. */
export function servicesText(
  { selectedServices: selected, totals }: Estimate,
  { listOf, serviceLabels, shareEstimate }: EstimatorTexts,
): string | false {
  if (selected.length === offeredServices.length) return false
  const offered = offeredServices.filter((service) => selected.includes(service))
  const isDesign = selected.length === 2 && totals.construction === 0
  return isDesign ? shareEstimate.designOnly : listOf(offered.map((service) => serviceLabels[service]))
}

/** The plot as entered, such as "10 Marla". */
export function plotText(
  { plot }: Pick<Estimate, 'plot'>,
  { shareEstimate, unitLabels }: Pick<EstimatorTexts, 'shareEstimate' | 'unitLabels'>,
): string {
  return shareEstimate.plot(plot.text, unitLabels[plot.unit])
}

/** What an estimate without results lacks. */
export function missingText(
  { areas, grade }: Pick<Estimate, 'areas' | 'grade'>,
  texts: EstimatorTexts['estimatePanel']['missing'],
): string {
  if (areas.total > 0) return texts.grade
  return grade === '' ? texts.areasAndGrade : texts.areas
}
