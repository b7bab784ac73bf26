import type { Decorator } from '@storybook/react-vite'
import { Link, Stack } from '../../src/design-system'

/** A story's decorator: the Tab key leads on to a link, where it would otherwise leave the page. */
export const withLinkAfter: Decorator = (Story) => (
  <Stack space="medium">
    <Story />
    <Link href="#next">What comes next</Link>
  </Stack>
)
