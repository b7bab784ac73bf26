import { ProgressSteps, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: <ProgressSteps label="Progress" steps={['House', 'Contact', 'Review']} current={1} />,
    bad: <Text>67 % complete</Text>,
    reason: 'The names of the steps say what is still asked; a percentage of a form means nothing.',
  },
]
