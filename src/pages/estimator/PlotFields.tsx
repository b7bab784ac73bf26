import {
  authorities,
  calculationModes,
  formatSqFt,
  minQuantity,
  plotSizes,
  plotUnits,
  type CalculationMode,
  type Estimate,
  type EstimateInputs,
  type InputChange,
} from '../../estimator'
import { FactRow, FieldRow, NumberField, SegmentedControl, Select, Text } from '../../design-system'
import { groupedNumber } from '../../groupedNumber'
import { numberFieldMessages } from './numberFieldMessages'
import { optionsOf } from './optionsOf'
import { plotUnitNames } from './unitNames'
import { useEstimatorTexts } from './EstimatorLanguage'

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
  const { authorityLabels, calculatorFields, inputWarnings, modeLabels, unitLabels } = useEstimatorTexts()
  const texts = calculatorFields.plot
  return (
    <>
      <FieldRow split="short-and-long">
        <NumberField
          name="plotSize"
          label={texts.size}
          unitNames={plotUnitNames[unit]}
          minimum={minQuantity}
          value={plotSize}
          onValueChange={(value) => onChange({ field: 'plotSize', value })}
          {...numberFieldMessages(estimate.warnings, 'plotSize', inputWarnings)}
        />
        <SegmentedControl
          label={texts.unit}
          tooltip={texts.aboutMarla}
          options={optionsOf(plotUnits, unitLabels)}
          value={unit}
          onValueChange={(value) => onChange({ field: 'unit', value })}
        />
      </FieldRow>
      {/* The space is reserved, so that the first digit doesn't cause a layout shift. */}
      <div className="min-h-10">
        {estimate.plot.areaSqFt > 0 ? (
          <Sizes areaSqFt={estimate.plot.areaSqFt} mode={mode} />
        ) : (
          <Text size="caption" tone="muted">
            {texts.marlaNote}
          </Text>
        )}
      </div>
      <FieldRow split="wide-halves">
        <SegmentedControl
          name="mode"
          label={texts.mode}
          options={optionsOf(calculationModes, modeLabels)}
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
      </FieldRow>
    </>
  )
}

/** The plot in each unit in use. */
function Sizes({ areaSqFt, mode }: { areaSqFt: number; mode: CalculationMode }) {
  const { amounts, calculatorFields } = useEstimatorTexts()
  const texts = calculatorFields.plot
  const { sqft, ...others } = plotSizes(areaSqFt)
  const { sqft: sqftTerm, ...terms } = texts.sizes
  return (
    <FactRow
      facts={[
        mode === 'auto'
          ? { term: texts.totalArea, value: formatSqFt(areaSqFt, amounts) }
          : { term: sqftTerm, value: groupedNumber(sqft) },
        { term: terms.marla, value: groupedNumber(others.marla) },
        { term: terms.kanal, value: groupedNumber(others.kanal) },
        { term: terms.sqyd, value: groupedNumber(others.sqyd) },
        { term: terms.sqm, value: groupedNumber(others.sqm) },
      ]}
    />
  )
}
