import { useState } from 'react'
import { calculateEstimate, formatSqFt, type EstimateInputs } from '../../../estimator'
import { Heading, Stack, SummaryList } from '../../../design-system'
import type { Contact } from '../../../leads'
import { dayText } from '../../../lib/dayText'
import { EstimateNotes } from '../estimate/EstimateNotes'
import { EstimateCosts } from '../estimate/EstimateCosts'
import { EstimateTotals } from '../estimate/EstimateTotals'
import { useEstimatorLanguage } from '../language/EstimatorLanguage'
import { areaRows } from '../estimate/estimateRows'
import { plotText, servicesText } from '../estimate/estimateTexts'
import { FloorStack } from '../estimate/FloorStack'
import { RatesPanel } from '../estimate/RatesPanel'
import { OwnerAnswers } from '../estimate/OwnerQuestions'
import { TitleBlock, type TitleBlockField } from './TitleBlock'

export interface PrintedEstimateProps {
  /** Without a name, the sheet has a line for it. */
  contact: Pick<Contact, 'name'>
  inputs: EstimateInputs
  /** When the estimate was submitted. @default now */
  submittedAt?: string | undefined
}

/**
 * The estimate laid out as an architect's drawing sheet, with a frame as high as the page and a title block at its foot.
 * Nothing else on the page is printed with it. Source: docs/product.md#printing.
 */
export function PrintedEstimate({ contact, inputs, submittedAt }: PrintedEstimateProps) {
  const { locale, texts: allTexts } = useEstimatorLanguage()
  const { amounts, authorityLabels, calculatorFields, modeLabels, printedEstimate: texts } = allTexts
  // Rendered anew for each print.
  const [printedAt] = useState(() => new Date().toISOString())
  const estimate = calculateEstimate(inputs)
  const { areas, grade, plot } = estimate
  const services = servicesText(estimate, allTexts)
  const title = services ? texts.titleOf(services) : texts.title
  const fields: readonly TitleBlockField[] = [
    { term: texts.client, value: contact.name.trim(), isWide: true },
    { term: texts.date, value: dayText(submittedAt ?? printedAt, locale), isWide: false },
    { term: texts.sheet, value: texts.sheetNumber, isWide: false },
    {
      term: texts.plot,
      // Areas can be entered without a plot.
      value:
        plot.areaSqFt > 0
          ? texts.plotValue(plotText(estimate, allTexts), formatSqFt(Math.round(plot.areaSqFt), amounts))
          : texts.noPlot,
      isWide: true,
    },
    inputs.mode === 'auto' && inputs.authority !== ''
      ? { term: calculatorFields.plot.authority, value: authorityLabels[inputs.authority], isWide: true }
      : { term: calculatorFields.plot.mode, value: modeLabels[inputs.mode], isWide: true },
  ]
  return (
    <section
      aria-label={title}
      data-printed="alone"
      data-surface="white"
      className="flex min-w-0 flex-col border-4 border-double border-ink print:min-h-sheet small-paper:**:leading-tight"
    >
      <div className="flex min-w-0 grow flex-col p-4 small-paper:px-2 small-paper:py-1">
        <div className="grid grid-cols-2 gap-4 print:landscape:grid-cols-3 small-paper:gap-2">
          <Stack space="medium">
            <Heading level={3}>{calculatorFields.areas.heading}</Heading>
            <div className="small-paper:hidden">
              <FloorStack areas={areas} />
            </div>
            <div className="hidden small-paper:block">
              <SummaryList layout="compact" rows={areaRows(estimate, allTexts)} />
            </div>
            {grade !== '' && <RatesPanel grade={grade} layout="compact" />}
          </Stack>
          <Stack space="medium">
            <Heading level={3}>{texts.costs}</Heading>
            <div className="border-t border-ink pt-1.5">
              <Stack space="2xsmall">
                <EstimateTotals estimate={estimate} />
                <EstimateCosts headingLevel={4} estimate={estimate} />
              </Stack>
            </div>
            {estimate.totals.grand > 0 && (
              <div className="border-t border-line pt-1.5 small-paper:hidden">
                <OwnerAnswers estimate={estimate} isPrinted />
              </div>
            )}
          </Stack>
          <div className="col-span-2 border-t border-ink pt-1.5 print:landscape:col-span-1 print:landscape:border-0 print:landscape:pt-0">
            <Stack space="2xsmall">
              <Heading level={3} size="small">
                {texts.scope}
              </Heading>
              <EstimateNotes selectedServices={estimate.selectedServices} size="caption" />
            </Stack>
          </div>
        </div>
      </div>
      <TitleBlock title={title} fields={fields} />
    </section>
  )
}
