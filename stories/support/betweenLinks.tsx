import type { Decorator } from '@storybook/react-vite'
import { Link, Stack } from '../../src/design-system'

/** A decorator that adds a link before and after the story, between which the Tab key moves the focus. */
export const betweenLinks: Decorator = (Story) => (
  <Stack space="large">
    <Link href="#previous">What comes before</Link>
    <Story />
    <Link href="#next">What comes next</Link>
  </Stack>
)
