import type { Pair } from '../support/guidance'
import { SampleCheckbox, SampleSegments } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleCheckbox label="Include a basement" initial />,
    bad: <SampleCheckbox label="Exclude the basement" />,
    reason: 'Checked means yes; with a negative label, “yes” means “no”.',
  },
  {
    good: <SampleSegments label="Unit" options={['Marla', 'Kanal']} />,
    bad: <SampleCheckbox label="Plot in kanal" />,
    reason: 'If the opposite isn’t obvious, both options have to be visible.',
  },
]
