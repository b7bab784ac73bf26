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
import { FieldRow, NumberField, SegmentedControl, Select, SummaryList, Text } from '../../design-system'
import { groupedNumber } from '../../groupedNumber'
import { numberFieldMessages } from './numberFieldMessages'
import { optionsOf } from './optionsOf'
import { plotUnitNames } from './unitNames'
import { useEstimatorTexts } from './EstimatorLanguage'
import { useNumberParser } from './useNumberParser'

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
  const parse = useNumberParser(plotUnitNames[unit])
  return (
    <>
      <FieldRow split="short-and-long">
        <NumberField
          name="plotSize"
          label={texts.size}
          parse={parse}
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
      <FieldRow>
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
    <SummaryList
      layout="columns"
      rows={[
        mode === 'auto'
          ? { term: texts.totalArea, content: formatSqFt(areaSqFt, amounts) }
          : { term: sqftTerm, content: groupedNumber(sqft) },
        { term: terms.marla, content: groupedNumber(others.marla) },
        { term: terms.kanal, content: groupedNumber(others.kanal) },
        { term: terms.sqyd, content: groupedNumber(others.sqyd) },
        { term: terms.sqm, content: groupedNumber(others.sqm) },
      ]}
    />
  )
}
