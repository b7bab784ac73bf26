import type { Pair } from '../support/guidance'
import { SampleNumber, SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="Phone" type="tel" initial="0300 0000000" />,
    bad: <SampleNumber label="Phone" initial="3000000001" />,
    reason: 'A phone number isn’t a quantity: it starts with + or 0, and Arrow Up must not change it.',
  },
  {
    good: <SampleNumber label="Your budget" unit="crore" initial="2" />,
    bad: <SampleNumber label="Your budget (in crore, numbers only)" initial="2" />,
    reason: 'The unit is beside the number, where it is read, and is no part of the label.',
  },
]
