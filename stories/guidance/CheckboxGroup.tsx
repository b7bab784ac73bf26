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
  {
    good: (
      <CheckboxGroup label="Services">
        <SampleCheckbox label="Grey structure" initial />
        <SampleCheckbox label="Interior design" />
      </CheckboxGroup>
    ),
    bad: (
      <CheckboxGroup label="Please select all of the services that you would like">
        <SampleCheckbox label="I want the grey structure" initial />
        <SampleCheckbox label="I want interior design" />
      </CheckboxGroup>
    ),
    reason: 'The label names the group once, and each option only says how it differs from the others.',
  },
]
