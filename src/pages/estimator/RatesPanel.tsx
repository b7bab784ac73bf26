import { formatPkr, type QualityGrade, type Rates } from '../../estimator'
import { Heading, Stack, SummaryList, Text, type SummaryListProps } from '../../design-system'
import { dayText } from '../../sections/formats'
import { Amounts } from './Amounts'
import { useEstimatorLanguage, useEstimatorTexts } from './EstimatorLanguage'

export interface RatesPanelProps {
  grade: QualityGrade
  rates: Rates
  /** The text size and the distance between the rows. @default 'medium' */
  size?: SummaryListProps['size']
}

/** The rates of the selected grade. */
export function RatesPanel({ grade, rates, size = 'medium' }: RatesPanelProps) {
  const { calculatorFields, gradeLabels } = useEstimatorTexts()
  const { locale } = useEstimatorLanguage()
  const texts = calculatorFields.quality
  return (
    <Stack space="small">
      <Stack space="xsmall">
        <Heading level={3}>{texts.ratesHeading(gradeLabels[grade])}</Heading>
        <Text size="caption" tone="muted">
          {texts.ratesAsOf(dayText(texts.ratesDay, locale))}
        </Text>
      </Stack>
      <SummaryList
        size={size}
        rows={[
          ...texts.rates.map(({ rate, term }) => ({
            term,
            value: <Amounts>{texts.perSqFt(formatPkr(rates[rate]))}</Amounts>,
          })),
          texts.finishingRate,
        ]}
      />
    </Stack>
  )
}
