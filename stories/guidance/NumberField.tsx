import type { Pair } from '../support/guidance'
import { SampleNumber, SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="Phone" type="tel" initial="0300 0000000" />,
    bad: <SampleNumber label="Phone" initial="3000000001" />,
    reason: 'A phone number isn’t a quantity: it starts with + or 0, and Arrow Up must not change it.',
  },
  {
    good: <SampleNumber label="Plot Size" unit="marla" initial="10" />,
    bad: <SampleNumber label="Plot Size (enter in marla, numbers only)" initial="10" />,
    reason: 'The unit is beside the number, where it is read, and is no part of the label.',
  },
]
