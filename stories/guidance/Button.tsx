import { Button, Inline, Link, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Inline>
        <Button variant="secondary">Back</Button>
        <Button>Continue</Button>
      </Inline>
    ),
    bad: (
      <Inline>
        <Button>Back</Button>
        <Button>Continue</Button>
      </Inline>
    ),
    reason: 'One primary button per view shows the way forward.',
  },
  {
    good: (
      <Text>
        We build on your plot or <Link href="#projects">show you one</Link>.
      </Text>
    ),
    bad: (
      <Stack space="2xsmall" align="start">
        <Text>We build on your plot or</Text>
        <Button variant="quiet">show you one</Button>
      </Stack>
    ),
    reason: 'What leads to another page is a link, so that it can be opened in a new tab.',
  },
]
