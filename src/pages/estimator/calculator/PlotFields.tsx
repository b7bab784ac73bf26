import {
  authorities,
  calculationModes,
  formatSqFt,
  plotSizes,
  plotUnits,
  type CalculationMode,
  type Estimate,
  type EstimateInputs,
} from '../../../estimator'
import { FieldRow, NumberField, SegmentedControl, Select, SummaryList, Text } from '../../../design-system'
import { groupedNumber } from '../../../lib/groupedNumber'
import { useEstimatorTexts } from '../language/EstimatorLanguage'
import { changeInput } from '../wizard/estimatorStore'
import { numberFieldMessages } from '../estimate/numberFieldMessages'

export interface PlotFieldsProps {
  inputs: EstimateInputs
  /** The estimate for these inputs. */
  estimate: Estimate
}

/** The plot: size and unit, the calculation mode and the housing authority. */
export function PlotFields({
  inputs: { plotSize, unit, mode, authority },
  estimate: { plot, warnings },
}: PlotFieldsProps) {
  const { authorityLabels, calculatorFields, inputWarnings, modeLabels, unitLabels } = useEstimatorTexts()
  const texts = calculatorFields.plot
  return (
    <>
      <FieldRow split="short-and-long">
        <NumberField
          name="plotSize"
          label={texts.size}
          minimum={0}
          value={plotSize}
          onValueChange={(value) => changeInput({ field: 'plotSize', value })}
          {...numberFieldMessages(plot.size, warnings.plot, inputWarnings)}
        />
        <SegmentedControl
          label={texts.unit}
          tooltip={texts.aboutMarla}
          options={plotUnits.map((value) => ({ value, label: unitLabels[value] }))}
          value={unit}
          onValueChange={(value) => changeInput({ field: 'unit', value })}
        />
      </FieldRow>
      {/* The space is reserved, so that the first digit doesn't cause a layout shift. */}
      <div className="min-h-10">
        {plot.areaSqFt > 0 ? (
          <Sizes areaSqFt={plot.areaSqFt} mode={mode} />
        ) : (
          <Text size="caption" tone="muted">
            {texts.marlaNote}
          </Text>
        )}
      </div>
      <FieldRow split="halves-or-longer-second">
        <SegmentedControl
          name="mode"
          label={texts.mode}
          options={calculationModes.map((value) => ({ value, label: modeLabels[value] }))}
          value={mode}
          onValueChange={(value) => changeInput({ field: 'mode', value })}
        />
        {mode === 'auto' && (
          <Select
            label={texts.authority}
            placeholder={texts.placeholder}
            options={authorities.map((value) => ({ value, label: authorityLabels[value] }))}
            value={authority}
            onValueChange={(value) => changeInput({ field: 'authority', value })}
          />
        )}
      </FieldRow>
    </>
  )
}

/** The plot in each unit in use. */
function Sizes({ areaSqFt, mode }: { areaSqFt: number; mode: CalculationMode }) {
  const { amounts, calculatorFields } = useEstimatorTexts()
  const { sizes: terms, totalArea } = calculatorFields.plot
  const sizes = plotSizes(areaSqFt)
  const units = ['sqft', 'marla', 'kanal', 'sqyd', 'sqm'] as const
  return (
    <SummaryList
      layout="columns"
      rows={units.map((unit) =>
        unit === 'sqft' && mode === 'auto'
          ? { term: totalArea, content: formatSqFt(Math.round(areaSqFt), amounts) }
          : { term: terms[unit], content: groupedNumber(sizes[unit]) },
      )}
    />
  )
}
