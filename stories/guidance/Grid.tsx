import { Card, Grid, Stack } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Grid columns="two">
        <Card title="Grey structure" size="small" />
        <Card title="Interior" size="small" />
      </Grid>
    ),
    bad: (
      <Stack space="small">
        <Card title="Design" size="small" />
        <Card title="Landscaping" size="small" />
      </Stack>
    ),
    reason: 'Items of one kind are compared, so they stand side by side as long as there is room.',
  },
]
