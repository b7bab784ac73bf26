import type { Decorator } from '@storybook/react-vite'
import { Section } from '../../src/design-system'

/** A decorator that renders the story on the dark surface of the footer. */
export const onDark: Decorator = (Story) => (
  <Section surface="deep" size="medium">
    <Story />
  </Section>
)
