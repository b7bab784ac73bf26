import { Quotation } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Quotation name="Ayesha R." jobTitle="Owner in Phase 6">
        They explained every line.
      </Quotation>
    ),
    bad: <Quotation name="A happy client">Best builders in the world!!!</Quotation>,
    reason: 'A quotation has a name and a fact; praise without either persuades nobody.',
  },
]
