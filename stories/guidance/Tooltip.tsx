import { Button, Stack, Tooltip } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: <Button>Send enquiry</Button>,
    bad: (
      <Stack space="small" align="start">
        <Button>Go</Button>
        <Tooltip label="About this button">Sends your enquiry.</Tooltip>
      </Stack>
    ),
    reason: 'A label that needs a tooltip is the wrong label.',
  },
]
