import { areaReasonTexts as texts, areaRuleTexts } from '../../content/pages/estimator'
import type { AreaRule } from '../../estimator'

/**
 * Explains the rule that an area was derived by in a sentence, such as "0.6364 of the plot: our figure for 10 marla in
 * DHA." Empty for an area that isn't derived.
 */
export function areaReason(rule: AreaRule, plotMarla: number): string {
  switch (rule.kind) {
    case 'ratioOfPlot':
    case 'ratioOfGround':
      return texts.sentence(texts.ratio[rule.kind](rule.ratio), entryText(rule, plotMarla))
    case 'fixedArea':
      return texts.sentence(texts.fixedArea, sizeText(rule.marlaKey, plotMarla))
    case 'excluded':
      return areaRuleTexts.excluded
    case 'entered':
    case 'none':
      return ''
  }
}

function entryText(rule: Extract<AreaRule, { basis: string }>, plotMarla: number): string {
  switch (rule.basis) {
    case 'nearestMarla':
      return sizeText(rule.marlaKey, plotMarla)
    case 'smallPlot':
      return texts.entry.upTo(rule.marlaKey)
    case 'allPlots':
      return texts.entry.allPlots
  }
}

function sizeText(marlaKey: number, plotMarla: number): string {
  return marlaKey === plotMarla ? texts.entry.exact(marlaKey) : texts.entry.nearest(marlaKey)
}
