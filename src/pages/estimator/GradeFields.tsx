import { formatPkr, type Estimate, type QualityGrade, type Rates } from '../../estimator'
import { Card, Heading, SegmentedControl, Stack, SummaryList } from '../../design-system'
import { optionsOf, finishingRateText, gradeLabels } from './wording'

const grades = ['A', 'A+'] as const satisfies readonly QualityGrade[]

export interface GradeFieldsProps extends Pick<Estimate, 'grade' | 'rates'> {
  onGradeChange: (grade: QualityGrade) => void
}

/** The quality grade, and its rates once it is selected. */
export function GradeFields({ grade, rates, onGradeChange }: GradeFieldsProps) {
  return (
    <Card title="Quality" headingLevel={3}>
      <Stack space="medium">
        <SegmentedControl
          label="Quality Grade"
          tooltip={{
            label: 'About the grades',
            text: 'A Grade: Standard quality at competitive prices. A+ Grade: Premium quality with higher-end materials and superior durability.',
          }}
          options={optionsOf(grades, gradeLabels)}
          value={grade}
          onValueChange={onGradeChange}
        />
        {rates && grade !== '' && <RatesPanel rates={rates} grade={grade} />}
      </Stack>
    </Card>
  )
}

function perSqFt(amount: number): string {
  return `${formatPkr(amount)} per sq ft`
}

function RatesPanel({ rates, grade }: { rates: Rates; grade: QualityGrade }) {
  return (
    <Stack space="small">
      <Heading level={4}>{`Rates, ${gradeLabels[grade]}`}</Heading>
      <SummaryList
        rows={[
          { term: 'Architectural & structural design', value: perSqFt(rates.architectural) },
          { term: 'Interior design', value: perSqFt(rates.interior) },
          { term: 'Grey structure, Basement', value: perSqFt(rates.grayStructureBasement) },
          { term: 'Grey structure, Ground Floor', value: perSqFt(rates.grayStructureGround) },
          { term: 'Grey structure, First Floor', value: perSqFt(rates.grayStructureFirst) },
          { term: 'Interior/finishes construction', value: finishingRateText },
        ]}
      />
    </Stack>
  )
}
