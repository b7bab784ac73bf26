import { Link, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Stack space="small" align="start">
        <Text>How many floors may you build?</Text>
        <Link href="#areas">Covered areas in DHA</Link>
      </Stack>
    ),
    bad: (
      <Stack space="small" align="start">
        <Text>How many floors may you build?</Text>
        <Link href="#areas">Read more here</Link>
      </Stack>
    ),
    reason: 'A screen reader lists the links of a page without the text around them.',
  },
]
