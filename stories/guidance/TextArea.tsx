import { TextArea } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleText } from '../support/samples'
import { Stateful } from '../support/Stateful'

export const pairs: readonly Pair[] = [
  {
    good: <SampleText label="City" />,
    bad: (
      <Stateful initial="">
        {(value, setValue) => <TextArea label="City" value={value} onValueChange={setValue} />}
      </Stateful>
    ),
    reason: 'The size of a field says how much is expected: for one line use TextField.',
  },
]
