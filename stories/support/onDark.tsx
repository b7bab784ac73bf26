import type { Decorator } from '@storybook/react-vite'
import { Container, Section } from '../../src/design-system'

/** A story's decorator: puts it on the dark ground of the footer and the banners. */
export const onDark: Decorator = (Story) => (
  <Section ground="deep" space="medium">
    <Container>
      <Story />
    </Container>
  </Section>
)
