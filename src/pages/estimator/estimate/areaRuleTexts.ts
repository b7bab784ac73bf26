import type { EstimatorTexts } from '../../../content/estimator/translation'
import type { AreaRule, Estimate, Floor } from '../../../estimator'
import { groupedNumber } from '../../../lib/groupedNumber'

type DerivedRule = Extract<AreaRule, { marla: number | undefined }>

/** The rule that an area was derived by, such as "64% of the plot, 10 marla"; '' for an area that was entered. */
export function areaRuleLabel(
  rule: AreaRule,
  plotMarla: number,
  texts: EstimatorTexts['areaRuleTexts'],
): string {
  if (!('marla' in rule)) return rule.kind === 'excluded' ? texts.excluded : ''
  if (rule.kind === 'fixedArea')
    return texts.fixedArea[rule.marla === plotMarla ? 'exact' : 'nearest'](rule.marla)
  return texts[rule.kind](Math.round(rule.ratio * 100), entryText(rule, plotMarla, texts.plots))
}

/**
 * How the area of a floor was derived, such as "0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA."; ''
 * for an area that was entered.
 */
export function areaRuleSentence(
  { areaRules, plot }: Pick<Estimate, 'areaRules' | 'plot'>,
  floor: Floor,
  { amounts, areaReasonTexts: texts, areaRuleTexts }: EstimatorTexts,
): string {
  const rule = areaRules[floor]
  if (!('marla' in rule)) return rule.kind === 'excluded' ? areaRuleTexts.excluded : ''
  const entry = entryText(rule, plot.marla, texts.entry)
  if (rule.kind === 'fixedArea') return texts.sentence(texts.fixedArea, entry)
  const { ground } = areaRules
  const groundRatio = rule.kind === 'ratioOfGround' && 'ratio' in ground ? ground.ratio : 1
  // Unrounded, as in the calculation.
  const base = amounts.sqFt(groupedNumber(plot.areaSqFt * groundRatio))
  return texts.sentence(texts.ratio[rule.kind](rule.ratio, base), entry)
}

/** The entry of the table that a rule comes from; a fixed area has one for each size. */
function entryText(
  rule: DerivedRule,
  plotMarla: number,
  texts: EstimatorTexts['areaReasonTexts']['entry'],
): string {
  if (rule.marla === undefined) return texts.allPlots
  if (rule.kind !== 'fixedArea' && rule.basis === 'smallPlot') return texts.upTo(rule.marla)
  return rule.marla === plotMarla ? texts.exact(rule.marla) : texts.nearest(rule.marla)
}
