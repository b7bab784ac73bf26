import { LinkCard } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <LinkCard
        title="Grey structure"
        description="Foundation, columns, slabs and walls."
        action={<a href="#grey">Read More</a>}
      />
    ),
    bad: (
      <LinkCard
        title="Learn more about what our engineers do for the grey structure of your house"
        description="Read more."
        action={<a href="#grey">Read more about the grey structure</a>}
      />
    ),
    reason: 'The title names the page, and the description says why to open it.',
  },
]
