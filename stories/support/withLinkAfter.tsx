import type { Decorator } from '@storybook/react-vite'
import { Link, Stack } from '../../src/design-system'

/** A decorator that adds a link after the story, so that the Tab key doesn't leave the page. */
export const withLinkAfter: Decorator = (Story) => (
  <Stack space="medium">
    <Story />
    <Link href="#next">What comes next</Link>
  </Stack>
)
