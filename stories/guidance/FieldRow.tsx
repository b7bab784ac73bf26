import { FieldRow } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleNumber, SampleSelect, SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: (
      <FieldRow>
        <SampleNumber label="Plot Size" initial="10" />
        <SampleSelect label="Unit" options={['Marla', 'Kanal']} />
      </FieldRow>
    ),
    bad: (
      <FieldRow>
        <SampleText label="Email" type="email" />
        <SampleText label="City" />
      </FieldRow>
    ),
    reason: 'Two fields that are one answer are in a row; what is unrelated is filled in from top to bottom.',
  },
]
