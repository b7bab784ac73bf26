import { SummaryList, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <SummaryList
        rows={[
          { term: 'Plot', content: '10 marla' },
          { term: 'Authority', content: 'DHA' },
        ]}
      />
    ),
    bad: <Text>Plot: 10 marla, authority: DHA</Text>,
    reason: 'Each term is announced with its content, and figures stand below each other.',
  },
]
