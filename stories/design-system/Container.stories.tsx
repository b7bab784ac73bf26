import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container, Section, Text } from '../../src/design-system'

const meta = {
  component: Container,
  args: { children: <Text>The page is never wider than 1240 px, and never touches the window’s edge.</Text> },
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

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/The page is never wider/).getBoundingClientRect()
    const page = canvasElement.getBoundingClientRect()
    await expect(text.left - page.left).toBeGreaterThanOrEqual(16)
    await expect(text.width).toBeLessThanOrEqual(1240)
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/The page is never wider/).getBoundingClientRect()
    await expect(text.left).toBeGreaterThanOrEqual(16)
    await expect(text.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth - 16)
  },
}
