import { formatPkr, rates, type QualityGrade } from '../../../estimator'
import { Heading, Stack, SummaryList, Text, type SummaryListProps } from '../../../design-system'
import { dayText } from '../../../lib/dayText'
import { Amounts } from './Amounts'
import { useEstimatorLanguage, useEstimatorTexts } from '../language/EstimatorLanguage'

export interface RatesPanelProps {
  grade: QualityGrade
  /** The layout of the rows. @default 'rows' */
  layout?: SummaryListProps['layout']
}

/** The rates of the selected grade. */
export function RatesPanel({ grade, layout = 'rows' }: RatesPanelProps) {
  const { calculatorFields, gradeLabel } = useEstimatorTexts()
  const { locale } = useEstimatorLanguage()
  const texts = calculatorFields.quality
  return (
    <Stack space="small">
      <Stack space="2xsmall">
        <Heading level={3}>{texts.ratesHeading(gradeLabel(grade))}</Heading>
        <Text size="caption" tone="muted">
          {texts.ratesAsOf(dayText(rates.since, locale))}
        </Text>
      </Stack>
      <SummaryList
        layout={layout}
        rows={[
          ...texts.rates.map(({ rate, term }) => ({
            term,
            content: <Amounts>{texts.perSqFt(formatPkr(rates.byGrade[grade][rate]))}</Amounts>,
          })),
          { term: texts.finishingRate.term, content: texts.finishingRate.value },
        ]}
      />
    </Stack>
  )
}
