import { grades, type Estimate } from '../../../estimator'
import { Button, Stack, SummaryList } from '../../../design-system'
import { amountRow } from '../estimate/amountRow'
import { EstimateCosts } from '../estimate/EstimateCosts'
import { croreText } from '../estimate/estimateTexts'
import { EstimateTotals } from '../estimate/EstimateTotals'
import { OwnerAnswers, OwnerQuestions } from '../estimate/OwnerQuestions'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { ServiceFields } from './ServiceFields'

export interface EstimateResultProps {
  /** The level of the headings in it. */
  headingLevel: 3 | 4
  /** The estimate for the current inputs; it has results. */
  estimate: Estimate
  /** Closes the sheet that it is in, where the answers below the total are shown at once. @default none: it is in the page */
  onClose?: () => void
}

/** The total with what it includes, the grades side by side, the services unless it is in a sheet, and the costs. */
export function EstimateResult({ headingLevel, estimate, onClose }: EstimateResultProps) {
  const { amounts, estimatePanel: texts, ownerQuestions } = useEstimatorTexts()
  const { gradeTotals } = estimate
  const gradeAmounts = grades.map((grade) => gradeTotals[grade])
  const toBudget = () => {
    onClose?.()
    document.querySelector<HTMLElement>('[name="houseBudget"]')?.focus()
  }
  const answers = {
    estimate,
    budgetLink: (
      <Button variant="quiet" onClick={toBudget}>
        {ownerQuestions.lessMoney.text}
      </Button>
    ),
  }
  return (
    <Stack space="2xsmall">
      <EstimateTotals estimate={estimate} />
      {estimate.totals.grand > 0 &&
        (onClose ? (
          <div className="border-t border-line pt-1.5">
            <OwnerAnswers {...answers} />
          </div>
        ) : (
          <OwnerQuestions {...answers} headingLevel={headingLevel} />
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
      {!onClose && (
        <div className="border-t border-line pt-1.5">
          <ServiceFields headingLevel={headingLevel} selected={estimate.selectedServices} />
        </div>
      )}
      <EstimateCosts headingLevel={headingLevel} estimate={estimate} />
    </Stack>
  )
}
