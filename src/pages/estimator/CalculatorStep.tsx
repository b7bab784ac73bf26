import { Button, Grid, Heading, Icon, Inline, Stack } from '../../design-system'
import { AreaFields } from './AreaFields'
import { EstimateBar } from './EstimateBar'
import { EstimateSheet } from './EstimateSheet'
import { GradeFields } from './GradeFields'
import { PlotFields } from './PlotFields'
import { stepTitles } from './steps'
import type { Estimator } from './useEstimator'

/** Step 2: what is to be built, and beside it what that costs. */
export function CalculatorStep({ estimator }: { estimator: Estimator }) {
  const { resets } = estimator.state
  const back = (
    <Button variant="secondary" onClick={estimator.goBack}>
      <Icon name="arrow-left" />
      Back
    </Button>
  )
  return (
    <Stack space="large">
      <Inline space="medium" justify="between">
        <Heading level={2} size="title" tabIndex={-1}>
          {stepTitles.calculator}
        </Heading>
        {back}
      </Inline>
      <Grid columns="sidebar">
        <Stack space="medium">
          <PlotFields key={`plot ${resets}`} estimator={estimator} />
          <AreaFields key={`areas ${resets}`} estimator={estimator} />
          <GradeFields estimator={estimator} />
        </Stack>
        <EstimateSheet estimator={estimator} />
      </Grid>
      <Inline space="small" justify="between">
        {back}
        <Button size="large" onClick={() => estimator.continueTo('review')}>
          Review & Submit
        </Button>
      </Inline>
      <EstimateBar result={estimator.result} />
    </Stack>
  )
}
