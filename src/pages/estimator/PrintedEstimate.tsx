import { useState } from 'react'
import { calculateEstimate, formatSqFt, type EstimateInputs } from '../../estimator'
import { Grid, Heading, Stack } from '../../design-system'
import type { Contact } from '../../leads'
import { visitorsDayText } from '../../sections/formats'
import { DrawingSheet } from './DrawingSheet'
import { EstimateNotes } from './EstimateNotes'
import { EstimateCosts, EstimateTotals } from './EstimateResult'
import { FloorStack } from './FloorStack'
import { RatesPanel } from './RatesPanel'
import { useEstimatorLanguage, useEstimatorTexts } from './EstimatorLanguage'

export interface PrintedEstimateProps {
  /** Without a name, the sheet has a line for it. */
  contact: Pick<Contact, 'name'>
  inputs: EstimateInputs
  /** When the estimate was submitted. @default now */
  submittedAt?: string | undefined
}

/** The estimate as one sheet to print; frame and title block come from `DrawingSheet`. Source: docs/product.md#printing. */
export function PrintedEstimate({ contact, inputs, submittedAt }: PrintedEstimateProps) {
  const {
    amounts,
    authorityLabels,
    calculatorFields,
    modeLabels,
    printedEstimate: texts,
    shareEstimate,
    unitLabels,
  } = useEstimatorTexts()
  const { locale } = useEstimatorLanguage()
  // Rendered anew for each print.
  const [printedAt] = useState(() => new Date().toISOString())
  const estimate = calculateEstimate(inputs)
  const { areas, grade, plot, rates } = estimate
  const plotSize = shareEstimate.plot(inputs.plotSize.trim() || '0', unitLabels[inputs.unit])
  return (
    <DrawingSheet
      title={texts.title}
      status={texts.status}
      fields={[
        { term: texts.client, value: contact.name.trim(), isWide: true },
        { term: texts.date, value: visitorsDayText(submittedAt ?? printedAt, locale) },
        { term: texts.sheet, value: texts.sheetNumber },
        {
          term: texts.plot,
          // Areas can be entered without a plot.
          value:
            plot.areaSqFt > 0 ? texts.plotValue(plotSize, formatSqFt(plot.areaSqFt, amounts)) : texts.noPlot,
          isWide: true,
        },
        inputs.mode === 'auto' && inputs.authority !== ''
          ? {
              term: calculatorFields.plot.authority,
              value: authorityLabels[inputs.authority],
              isWide: true,
            }
          : { term: calculatorFields.plot.mode, value: modeLabels[inputs.mode], isWide: true },
      ]}
    >
      <Stack space="medium">
        <Grid columns="two">
          <Stack space="snug">
            <Heading level={3}>{calculatorFields.areas.heading}</Heading>
            <FloorStack areas={areas} />
            {rates && grade !== '' && <RatesPanel grade={grade} rates={rates} layout="compact" />}
          </Stack>
          <Stack space="snug">
            <Heading level={3}>{texts.costs}</Heading>
            <div className="border-t border-ink pt-1.5">
              <Stack space="xsmall">
                <EstimateTotals estimate={estimate} />
                <EstimateCosts headingLevel={4} estimate={estimate} />
              </Stack>
            </div>
          </Stack>
        </Grid>
        <div className="border-t border-ink pt-1.5">
          <Stack space="xsmall">
            <Heading level={3} size="small">
              {texts.scope}
            </Heading>
            <EstimateNotes selectedServices={estimate.selectedServices} size="caption" />
          </Stack>
        </div>
      </Stack>
    </DrawingSheet>
  )
}
