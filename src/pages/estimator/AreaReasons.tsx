import { formatSqFt, type Estimate } from '../../estimator'
import { Disclosure, Stack, SummaryList, Text } from '../../design-system'
import { areaRuleSentence } from './areaRuleSentence'
import { useEstimatorTexts } from './EstimatorLanguage'

const floors = ['first', 'ground', 'basement'] as const

/** The rule of each derived area, on demand; nothing if the areas were entered. */
export function AreaReasons({ estimate: { areas, areaRules, plot } }: { estimate: Estimate }) {
  const texts = useEstimatorTexts()
  const { floorLabels, amounts, areaReasonTexts } = texts
  const rows = floors
    .map((floor) => ({
      term: floorLabels[floor],
      value: formatSqFt(areas[floor], amounts),
      note: areaRuleSentence(areaRules[floor], plot.marla, texts),
    }))
    .filter(({ note }) => note !== '')
  if (rows.length < floors.length) return null
  return (
    <Disclosure title={areaReasonTexts.heading}>
      <Stack space="small">
        <SummaryList rows={rows} />
        <Text size="small" tone="muted">
          {areaReasonTexts.approval}
        </Text>
      </Stack>
    </Disclosure>
  )
}
