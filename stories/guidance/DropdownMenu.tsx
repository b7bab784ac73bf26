import { DropdownMenu, Inline, Link } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Inline>
        <Link href="#areas">Areas</Link>
        <Link href="#costs">Costs</Link>
      </Inline>
    ),
    bad: (
      <DropdownMenu
        label="Tools"
        links={[
          <a key="areas" href="#areas">
            Areas
          </a>,
          <a key="costs" href="#costs">
            Costs
          </a>,
        ]}
      />
    ),
    reason: 'Two links that fit are shown: nobody opens a menu to learn that it is short.',
  },
]
