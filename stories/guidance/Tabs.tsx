import { Tabs, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleSegments } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: <SampleSegments label="Quality" options={['A', 'B']} />,
    bad: (
      <Tabs
        label="Quality"
        items={[
          { value: 'a', label: 'A', content: <Text size="small">Calculated with grade A.</Text> },
          { value: 'b', label: 'B', content: <Text size="small">Calculated with grade B.</Text> },
        ]}
      />
    ),
    reason: 'Tabs show another view; what is submitted or changes a calculation is a SegmentedControl.',
  },
  {
    good: <Text size="small">Send us the title deed, the site plan and a copy of your identity card.</Text>,
    bad: (
      <Tabs
        label="Documents to send"
        items={[
          { value: 'deed', label: 'First', content: <Text size="small">The title deed.</Text> },
          { value: 'plan', label: 'Second', content: <Text size="small">The site plan.</Text> },
        ]}
      />
    ),
    reason: 'What the visitor needs together is shown together: what is behind a tab is easily missed.',
  },
]
