import { memo } from 'react'
import {
  authorities,
  calculationModes,
  formatSqFt,
  plotSizes,
  plotUnits,
  type Authority,
  type CalculationMode,
  type Estimate,
  type EstimateInputs,
  type PlotUnit,
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
export const PlotFields = memo(function PlotFields({
  inputs: { plotSize, unit, mode, authority },
  estimate: { plot, warnings },
}: PlotFieldsProps) {
  const { calculatorFields, inputWarnings } = useEstimatorTexts()
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
        <UnitControl value={unit} />
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
        <ModeControl value={mode} />
        {mode === 'auto' && <AuthoritySelect value={authority} />}
      </FieldRow>
    </>
  )
})

// Each renders when its own value changes, not at each key in another field.
const UnitControl = memo(function UnitControl({ value }: { value: PlotUnit }) {
  const { calculatorFields, unitLabels } = useEstimatorTexts()
  return (
    <SegmentedControl
      label={calculatorFields.plot.unit}
      tooltip={calculatorFields.plot.aboutMarla}
      options={plotUnits.map((unit) => ({ value: unit, label: unitLabels[unit] }))}
      value={value}
      onValueChange={(chosen) => changeInput({ field: 'unit', value: chosen })}
    />
  )
})

const ModeControl = memo(function ModeControl({ value }: { value: CalculationMode }) {
  const { calculatorFields, modeLabels } = useEstimatorTexts()
  return (
    <SegmentedControl
      name="mode"
      label={calculatorFields.plot.mode}
      options={calculationModes.map((mode) => ({ value: mode, label: modeLabels[mode] }))}
      value={value}
      onValueChange={(chosen) => changeInput({ field: 'mode', value: chosen })}
    />
  )
})

const AuthoritySelect = memo(function AuthoritySelect({ value }: { value: Authority | '' }) {
  const { authorityLabels, calculatorFields } = useEstimatorTexts()
  return (
    <Select
      data-field="authority"
      label={calculatorFields.plot.authority}
      placeholder={calculatorFields.plot.placeholder}
      options={authorities.map((authority) => ({ value: authority, label: authorityLabels[authority] }))}
      value={value}
      onValueChange={(chosen) => changeInput({ field: 'authority', value: chosen })}
    />
  )
})

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
