import { authorityLabels, calculatorFields, modeLabels, unitLabels } from '../../content/pages/estimator'
import {
  formatSqFt,
  minQuantity,
  type Authority,
  type CalculationMode,
  type Estimate,
  type EstimateInputs,
  type InputChange,
  type PlotUnit,
} from '../../estimator'
import { Card, NumberField, SegmentedControl, Select, Stack, SummaryList } from '../../design-system'
import { numberFieldMessages } from './numberFieldMessages'
import { optionsOf } from './optionsOf'

const texts = calculatorFields.plot

const units = ['marla', 'sqft', 'kanal'] as const satisfies readonly PlotUnit[]
const modes = ['manual', 'auto'] as const satisfies readonly CalculationMode[]
const authorities = ['DHA', 'LDA'] as const satisfies readonly Authority[]

export interface PlotFieldsProps {
  inputs: Pick<EstimateInputs, 'plotSize' | 'unit' | 'mode' | 'authority'>
  /** The estimate for the current inputs. */
  estimate: Pick<Estimate, 'warnings' | 'plot'>
  onChange: (change: InputChange) => void
}

/** The plot: size and unit, the calculation mode and the housing authority. */
export function PlotFields({
  inputs: { plotSize, unit, mode, authority },
  estimate,
  onChange,
}: PlotFieldsProps) {
  return (
    <Card title={texts.heading} headingLevel={3}>
      <Stack space="medium">
        <NumberField
          label={texts.size}
          minimum={minQuantity}
          value={plotSize}
          onValueChange={(value) => onChange({ field: 'plotSize', value })}
          {...numberFieldMessages(estimate.warnings, 'plotSize')}
        />
        <SegmentedControl
          label={texts.unit}
          options={optionsOf(units, unitLabels)}
          value={unit}
          onValueChange={(value) => onChange({ field: 'unit', value })}
        />
        <SegmentedControl
          label={texts.mode}
          description={texts.modeDescriptions[mode]}
          options={optionsOf(modes, modeLabels)}
          value={mode}
          onValueChange={(value) => onChange({ field: 'mode', value })}
        />
        {mode === 'auto' && (
          <Select
            label={texts.authority}
            placeholder={texts.placeholder}
            options={optionsOf(authorities, authorityLabels)}
            value={authority}
            onValueChange={(value) => onChange({ field: 'authority', value })}
          />
        )}
        {mode === 'auto' && (
          // The space is reserved, so that the first digit doesn't cause a layout shift.
          <div className="min-h-10">
            {estimate.plot.areaSqFt > 0 && (
              <SummaryList rows={[{ term: texts.totalArea, value: formatSqFt(estimate.plot.areaSqFt) }]} />
            )}
          </div>
        )}
      </Stack>
    </Card>
  )
}
