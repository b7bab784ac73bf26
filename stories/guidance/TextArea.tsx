import { TextArea } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="City" />,
    bad: <TextArea label="City" />,
    reason: 'The size of a field says how much is expected: for one line use TextField.',
  },
]
