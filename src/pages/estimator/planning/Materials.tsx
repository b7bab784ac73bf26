import { useState } from 'react'
import { materials } from '../../../content/buildingFigures'
import { formatSqFt, toTwoDigits, type Estimate } from '../../../estimator'
import { Disclosure, Stack, SummaryList, Text } from '../../../design-system'
import { groupedNumber } from '../../../lib/groupedNumber'
import { useEstimatorTexts } from '../language/EstimatorLanguage'

/** The bricks, cement and steel of the floors above ground, on demand; nothing without the grey structure. */
export function Materials({ estimate: { areas, selectedServices } }: { estimate: Estimate }) {
  const { amounts, materialTexts: texts } = useEstimatorTexts()
  const [isOpen, setIsOpen] = useState(false)
  const area = areas.ground + areas.first
  if (area === 0 || !selectedServices.includes('grayStructure')) return null
  const amountOf = (perSqFt: number) => groupedNumber(toTwoDigits(area * perSqFt))
  return (
    <Disclosure title={texts.heading} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      {isOpen && (
        <Stack space="small">
          <SummaryList
            rows={materials.map(({ material, from, to }) => ({
              term: texts.terms[material],
              content: texts.units[material](
                from === to ? texts.about(amountOf(from)) : texts.range(amountOf(from), amountOf(to)),
              ),
            }))}
          />
          <Text size="small" tone="muted" hasMeasure>
            {texts.text(formatSqFt(area, amounts))}
          </Text>
        </Stack>
      )}
    </Disclosure>
  )
}
