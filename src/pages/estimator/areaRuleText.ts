import { areaRuleTexts } from '../../content/pages/estimator'
import type { AreaRule } from '../../estimator'

/**
 * Describes the rule that an area was derived by, such as "0.6364 of the plot, 10 marla", or "0.6364 of the plot, as for
 * 10 marla" if the table has no entry for the exact size. Empty for an area that isn't derived.
 */
export function areaRuleText(rule: AreaRule, plotMarla: number): string {
  switch (rule.kind) {
    case 'ratioOfPlot':
    case 'ratioOfGround':
      return areaRuleTexts[rule.kind](rule.ratio, plotsText(rule, plotMarla))
    case 'fixedArea':
      return rule.marlaKey === plotMarla
        ? areaRuleTexts.fixedArea(rule.marlaKey)
        : areaRuleTexts.fixedAreaNearest(rule.marlaKey)
    case 'excluded':
      return areaRuleTexts.excluded
    case 'entered':
    case 'none':
      return ''
  }
}

/** The plots that a ratio applies to. */
function plotsText(rule: Extract<AreaRule, { basis: string }>, plotMarla: number): string {
  switch (rule.basis) {
    case 'nearestMarla':
      return rule.marlaKey === plotMarla
        ? areaRuleTexts.exact(rule.marlaKey)
        : areaRuleTexts.nearest(rule.marlaKey)
    case 'smallPlot':
      return areaRuleTexts.upTo(rule.marlaKey)
    case 'allPlots':
      return ''
  }
}
