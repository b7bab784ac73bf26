import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { AreaRule, Estimate, Floor } from '../../estimator'
import { groupedNumber } from '../../groupedNumber'

type AreaReasonTexts = EstimatorTexts['areaReasonTexts']

/**
 * Explains how the area of a floor was derived, such as "0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in
 * DHA." Empty for an area that was entered or is missing; "Not included" for an
 * excluded basement.
 */
export function areaRuleSentence(
  { areaRules, plot }: Pick<Estimate, 'areaRules' | 'plot'>,
  floor: Floor,
  {
    amounts,
    areaReasonTexts: texts,
    areaRuleTexts,
  }: Pick<EstimatorTexts, 'amounts' | 'areaReasonTexts' | 'areaRuleTexts'>,
): string {
  const rule = areaRules[floor]
  switch (rule.kind) {
    case 'ratioOfPlot':
    case 'ratioOfGround': {
      // Unrounded, as in the calculation.
      const base = amounts.sqFt(groupedNumber(baseSqFt(rule, areaRules.ground, plot.areaSqFt)))
      return texts.sentence(
        texts.ratio[rule.kind](rule.ratio, base),
        entryText(rule, plot.marla, texts.entry),
      )
    }
    case 'fixedArea':
      return texts.sentence(texts.fixedArea, sizeText(rule.marla, plot.marla, texts.entry))
    case 'excluded':
      return areaRuleTexts.excluded
    case 'entered':
    case 'none':
      return ''
  }
}

/** The area that a ratio applies to. */
function baseSqFt({ kind }: AreaRule, groundRule: AreaRule, plotSqFt: number): number {
  return kind === 'ratioOfGround' && 'ratio' in groundRule ? plotSqFt * groundRule.ratio : plotSqFt
}

function entryText(
  rule: Extract<AreaRule, { basis: string }>,
  plotMarla: number,
  texts: AreaReasonTexts['entry'],
): string {
  switch (rule.basis) {
    case 'nearestMarla':
      return sizeText(rule.marla, plotMarla, texts)
    case 'smallPlot':
      return texts.upTo(rule.marla)
    case 'allPlots':
      return texts.allPlots
  }
}

function sizeText(marla: number, plotMarla: number, texts: AreaReasonTexts['entry']): string {
  return marla === plotMarla ? texts.exact(marla) : texts.nearest(marla)
}
