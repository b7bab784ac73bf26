import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { AreaRule } from '../../estimator'

type AreaRuleTexts = EstimatorTexts['areaRuleTexts']

/**
 * Describes the rule that an area was derived by: "0.6364 of the plot, 10 marla", or "0.6364 of the plot, as for 10
 * marla" if the table has no entry for the exact size; "0.728 of the plot, up to 7 marla" below the first size; "0.7 of
 * the plot" if one ratio applies to all. Empty for an area that was entered or is missing; "Not included" for an excluded
 * basement.
 */
export function areaRuleLabel(rule: AreaRule, plotMarla: number, texts: AreaRuleTexts): string {
  switch (rule.kind) {
    case 'ratioOfPlot':
    case 'ratioOfGround':
      return texts[rule.kind](rule.ratio, plotsText(rule, plotMarla, texts))
    case 'fixedArea':
      return rule.marla === plotMarla ? texts.fixedArea(rule.marla) : texts.fixedAreaNearest(rule.marla)
    case 'excluded':
      return texts.excluded
    case 'entered':
    case 'none':
      return ''
  }
}

/** The plots that a ratio applies to. */
function plotsText(
  rule: Extract<AreaRule, { basis: string }>,
  plotMarla: number,
  texts: AreaRuleTexts,
): string {
  switch (rule.basis) {
    case 'nearestMarla':
      return rule.marla === plotMarla ? texts.exact(rule.marla) : texts.nearest(rule.marla)
    case 'smallPlot':
      return texts.upTo(rule.marla)
    case 'allPlots':
      return ''
  }
}
