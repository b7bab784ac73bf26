import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container, Section, Text } from '../../src/design-system'

const meta = {
  component: Container,
  args: { children: <Text>The page never touches the window’s edge.</Text> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section ground="sand" space="medium">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Container>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
