import { formatSqFt, type Authority, type CalculationMode, type PlotUnit } from '../../estimator'
import { Card, NumberField, SegmentedControl, Select, Stack, SummaryList } from '../../design-system'
import type { Estimator } from './useEstimator'
import { authorityLabels, choices, fieldMessages, modeLabels, unitLabels } from './wording'

const units = ['marla', 'sqft', 'kanal'] as const satisfies readonly PlotUnit[]
const modes = ['manual', 'auto'] as const satisfies readonly CalculationMode[]
const authorities = ['DHA', 'LDA'] as const satisfies readonly Authority[]

/** The plot: its size and unit, how the areas come about and whose rules apply. */
export function PlotFields({ estimator }: { estimator: Estimator }) {
  const { result, changeInput } = estimator
  const { plotSize, unit, mode, authority } = estimator.state.inputs
  return (
    <Card title="Plot" headingLevel={3}>
      <Stack space="medium">
        <NumberField
          label="Plot Size"
          value={plotSize}
          onValueChange={(value) => changeInput({ field: 'plotSize', value })}
          {...fieldMessages(result.warnings, 'plotSize')}
        />
        <SegmentedControl
          label="Plot Unit"
          options={choices(units, unitLabels)}
          value={unit}
          onValueChange={(value) => changeInput({ field: 'unit', value })}
        />
        <SegmentedControl
          label="Calculation Mode"
          description={
            mode === 'auto'
              ? 'Covered areas follow from the plot and the authority.'
              : 'You enter the covered area of each floor.'
          }
          options={choices(modes, modeLabels)}
          value={mode}
          onValueChange={(value) => changeInput({ field: 'mode', value })}
        />
        {mode === 'auto' && (
          <Select
            label="Housing Authority"
            placeholder="Select authority"
            options={choices(authorities, authorityLabels)}
            value={authority}
            onValueChange={(value) => changeInput({ field: 'authority', value })}
          />
        )}
        {mode === 'auto' && (
          // Its place is kept, so that what stands below does not move at the first digit.
          <div className="min-h-10">
            {result.plot.areaSqFt > 0 && (
              <SummaryList rows={[{ term: 'Total Plot Area', value: formatSqFt(result.plot.areaSqFt) }]} />
            )}
          </div>
        )}
      </Stack>
    </Card>
  )
}
