import { grades, offeredServices, type Estimate } from '../../../estimator'
import { Checkbox, CheckboxGroup, Stack, SummaryList } from '../../../design-system'
import { amountRow } from '../estimate/amountRow'
import { EstimateCosts } from '../estimate/EstimateCosts'
import { croreText } from '../estimate/estimateTexts'
import { EstimateTotals } from '../estimate/EstimateTotals'
import { OwnerAnswers, OwnerQuestions } from '../estimate/OwnerQuestions'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput } from '../wizard/estimatorStore'

export interface EstimateResultProps {
  /** The level of the headings in it. */
  headingLevel: 3 | 4
  /** The estimate for the current inputs; it has results. */
  estimate: Estimate
  /** Whether the total opens it, so that the answers below it are shown at once. @default false */
  isInSheet?: boolean
}

/** The total with what it includes, the grades side by side, the services and the costs. */
export function EstimateResult({ headingLevel, estimate, isInSheet = false }: EstimateResultProps) {
  const { amounts, estimatePanel: texts, serviceLabels } = useEstimatorTexts()
  const { gradeTotals } = estimate
  const gradeAmounts = grades.map((grade) => gradeTotals[grade])
  return (
    <Stack space="2xsmall">
      <EstimateTotals estimate={estimate} />
      {estimate.totals.grand > 0 &&
        (isInSheet ? (
          <div className="border-t border-line pt-1.5">
            <OwnerAnswers estimate={estimate} hasLinks />
          </div>
        ) : (
          <OwnerQuestions estimate={estimate} headingLevel={headingLevel} />
        ))}
      <div className="border-t border-line pt-1.5">
        <SummaryList
          layout="cells"
          rows={[
            ...grades.map((grade) =>
              amountRow(
                texts.grades.inGrade(grade, croreText(gradeTotals[grade], amounts)),
                gradeTotals[grade],
                grade === estimate.grade ? 'total' : 'normal',
              ),
            ),
            amountRow(texts.grades.difference, Math.max(...gradeAmounts) - Math.min(...gradeAmounts)),
          ]}
        />
      </div>
      <div className="border-t border-line pt-1.5">
        <CheckboxGroup label={texts.services} headingLevel={headingLevel} size="small">
          {offeredServices.map((service) => (
            <Checkbox
              key={service}
              data-field="service"
              label={serviceLabels[service]}
              isChecked={estimate.selectedServices.includes(service)}
              onCheckedChange={(value) => changeInput({ field: 'service', service, value })}
            />
          ))}
        </CheckboxGroup>
      </div>
      <EstimateCosts headingLevel={headingLevel} estimate={estimate} />
    </Stack>
  )
}
