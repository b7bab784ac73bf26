import { IconButton, Inline, Link } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Inline>
        <Link href="#services">Services</Link>
        <Link href="#projects">Projects</Link>
      </Inline>
    ),
    bad: <IconButton icon="bars" label="Open menu" />,
    reason: 'A window with room for the links shows them in its header; the sheet is for phones.',
  },
]
