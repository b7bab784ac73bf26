import { CheckboxGroup } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleCheckbox, SampleSegments } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleSegments label="Quality" options={['A+', 'A']} />,
    bad: (
      <CheckboxGroup label="Quality">
        <SampleCheckbox label="Grade A+" initial />
        <SampleCheckbox label="Grade A" />
      </CheckboxGroup>
    ),
    reason: 'Any number of checkboxes can be checked; options that exclude each other are segments.',
  },
]
