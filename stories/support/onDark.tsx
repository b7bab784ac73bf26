import type { Decorator } from '@storybook/react-vite'
import { Container, Section } from '../../src/design-system'

/** A decorator that renders the story on the dark ground of the footer. */
export const onDark: Decorator = (Story) => (
  <Section ground="deep" space="medium">
    <Container>
      <Story />
    </Container>
  </Section>
)
