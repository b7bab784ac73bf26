import { areaReasonTexts as texts, floorLabels } from '../../content/pages/estimator'
import { formatSqFt, type Estimate } from '../../estimator'
import { Disclosure, Stack, SummaryList, Text } from '../../design-system'
import { areaReason } from './areaReason'

const floors = ['first', 'ground', 'basement'] as const

/** The rule of each derived area, on demand; nothing if the areas were entered. */
export function AreaReasons({ estimate: { areas, areaRules, plot } }: { estimate: Estimate }) {
  const rows = floors
    .map((floor) => ({
      term: floorLabels[floor],
      value: formatSqFt(areas[floor]),
      note: areaReason(areaRules[floor], plot.marla),
    }))
    .filter(({ note }) => note !== '')
  if (rows.length < floors.length) return null
  return (
    <Disclosure title={texts.heading}>
      <Stack space="small">
        <SummaryList rows={rows} />
        <Text size="small" tone="muted">
          {texts.approval}
        </Text>
      </Stack>
    </Disclosure>
  )
}
