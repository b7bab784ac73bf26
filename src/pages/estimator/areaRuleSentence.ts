import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { AreaRule } from '../../estimator'

type AreaTexts = Pick<EstimatorTexts, 'areaReasonTexts' | 'areaRuleTexts'>

/**
 * Explains the rule that an area was derived by in a sentence, such as "0.6364 of the plot: our figure for 10 marla in
 * DHA." Empty for an area that was entered or is missing; "Not included" for an excluded basement.
 */
export function areaRuleSentence(
  rule: AreaRule,
  plotMarla: number,
  { areaReasonTexts: texts, areaRuleTexts }: AreaTexts,
): string {
  switch (rule.kind) {
    case 'ratioOfPlot':
    case 'ratioOfGround':
      return texts.sentence(texts.ratio[rule.kind](rule.ratio), entryText(rule, plotMarla, texts.entry))
    case 'fixedArea':
      return texts.sentence(texts.fixedArea, sizeText(rule.marla, plotMarla, texts.entry))
    case 'excluded':
      return areaRuleTexts.excluded
    case 'entered':
    case 'none':
      return ''
  }
}

function entryText(
  rule: Extract<AreaRule, { basis: string }>,
  plotMarla: number,
  texts: AreaTexts['areaReasonTexts']['entry'],
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

function sizeText(marla: number, plotMarla: number, texts: AreaTexts['areaReasonTexts']['entry']): string {
  return marla === plotMarla ? texts.exact(marla) : texts.nearest(marla)
}
