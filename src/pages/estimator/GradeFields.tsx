import { calculatorFields, gradeLabels } from '../../content/pages/estimator'
import { formatPkr, type Estimate, type QualityGrade, type Rates } from '../../estimator'
import { Card, Heading, SegmentedControl, Stack, SummaryList } from '../../design-system'
import { optionsOf } from './optionsOf'

const texts = calculatorFields.quality

const grades = ['A', 'A+'] as const satisfies readonly QualityGrade[]

export interface GradeFieldsProps extends Pick<Estimate, 'grade' | 'rates'> {
  onGradeChange: (grade: QualityGrade) => void
}

/** The quality grade, and its rates once it is selected. */
export function GradeFields({ grade, rates, onGradeChange }: GradeFieldsProps) {
  return (
    <Card title={texts.heading} headingLevel={3}>
      <Stack space="medium">
        <SegmentedControl
          label={texts.grade}
          tooltip={texts.tooltip}
          options={optionsOf(grades, gradeLabels)}
          value={grade}
          onValueChange={onGradeChange}
        />
        {rates && grade !== '' && <RatesPanel rates={rates} grade={grade} />}
      </Stack>
    </Card>
  )
}

function RatesPanel({ rates, grade }: { rates: Rates; grade: QualityGrade }) {
  return (
    <Stack space="small">
      <Heading level={4}>{texts.ratesHeading(gradeLabels[grade])}</Heading>
      <SummaryList
        rows={[
          ...texts.rates.map(({ rate, term }) => ({ term, value: texts.perSqFt(formatPkr(rates[rate])) })),
          texts.finishingRate,
        ]}
      />
    </Stack>
  )
}
