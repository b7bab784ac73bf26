import { Button, Stack, Tooltip } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleText } from '../support/samples'

const format = 'With the country code, such as +92 300 0000000.'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="Phone" type="tel" description={format} />,
    bad: (
      <Stack space="small">
        <Tooltip label="About the phone number">{format}</Tooltip>
        <SampleText label="Phone" type="tel" />
      </Stack>
    ),
    reason: 'What everyone needs is in the field’s description, where it is visible at once.',
  },
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
