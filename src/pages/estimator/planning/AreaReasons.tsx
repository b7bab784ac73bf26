import { formatSqFt, type Estimate } from '../../../estimator'
import { Disclosure, Stack, SummaryList, Text } from '../../../design-system'
import { areaRuleSentence } from '../estimate/areaRuleTexts'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** In the order of the derivation: the other floors follow from the ground floor. */
const floors = ['ground', 'first', 'basement'] as const

/** How each area follows from the plot, on demand; nothing if the areas were entered. */
export function AreaReasons({ estimate }: { estimate: Estimate }) {
  const texts = useEstimatorTexts()
  const { floorLabels, amounts, areaReasonTexts } = texts
  const { areas, areaRules } = estimate
  if (areaRules.ground.kind !== 'ratioOfPlot') return null
  return (
    <Disclosure title={areaReasonTexts.heading}>
      <Stack space="small">
        <SummaryList
          rows={[
            ...floors.map((floor) => ({
              term: floorLabels[floor],
              content: formatSqFt(areas[floor], amounts),
              detail: areaRuleSentence(estimate, floor, texts),
            })),
            {
              term: areaReasonTexts.total,
              content: formatSqFt(areas.total, amounts),
              emphasis: 'total',
            },
          ]}
        />
        <Text size="small" tone="muted" hasMeasure>
          {areaReasonTexts.approval}
        </Text>
      </Stack>
    </Disclosure>
  )
}
