import type { Pair } from '../support/guidance'
import { SampleSegments, SampleSelect } from '../support/samples'

const cities = ['Lahore', 'Islamabad', 'Karachi', 'Faisalabad', 'Multan', 'Sialkot'] as const

export const pairs: readonly Pair[] = [
  {
    good: <SampleSelect label="City" options={cities} />,
    bad: <SampleSegments label="City" options={cities} />,
    reason: 'More than five options are faster to find in a list, where the first letter selects them.',
  },
  {
    good: <SampleSegments label="Areas" options={['Automatic', 'Manual']} />,
    bad: (
      <SampleSegments label="Areas" options={['Please calculate them for me', 'I enter them by myself']} />
    ),
    reason: 'Segments are compared at a glance: one or two words each.',
  },
]
