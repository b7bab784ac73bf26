import { calculatorFields, gradeLabels } from '../../content/pages/estimator'
import { formatPkr, type QualityGrade, type Rates } from '../../estimator'
import { Heading, Stack, SummaryList, Text } from '../../design-system'
import { dayText } from '../../sections/formats'

const texts = calculatorFields.quality

export interface RatesPanelProps {
  grade: QualityGrade
  rates: Rates
}

/** The rates of the selected grade. */
export function RatesPanel({ grade, rates }: RatesPanelProps) {
  return (
    <Stack space="small">
      <Stack space="xsmall">
        <Heading level={3}>{texts.ratesHeading(gradeLabels[grade])}</Heading>
        <Text size="caption" tone="muted">
          {texts.ratesAsOf(dayText(texts.ratesDay))}
        </Text>
      </Stack>
      <SummaryList
        rows={[
          ...texts.rates.map(({ rate, term }) => ({ term, value: texts.perSqFt(formatPkr(rates[rate])) })),
          texts.finishingRate,
        ]}
      />
    </Stack>
  )
}
