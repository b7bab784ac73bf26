import { calculatorFields, gradeLabels } from '../../content/pages/estimator'
import { formatPkr, type QualityGrade, type Rates } from '../../estimator'
import { Heading, Stack, SummaryList } from '../../design-system'

const texts = calculatorFields.quality

export interface RatesPanelProps {
  grade: QualityGrade
  rates: Rates
}

/** The rates of the selected grade. */
export function RatesPanel({ grade, rates }: RatesPanelProps) {
  return (
    <Stack space="small">
      <Heading level={3}>{texts.ratesHeading(gradeLabels[grade])}</Heading>
      <SummaryList
        rows={[
          ...texts.rates.map(({ rate, term }) => ({ term, value: texts.perSqFt(formatPkr(rates[rate])) })),
          texts.finishingRate,
        ]}
      />
    </Stack>
  )
}
