import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container, Section, Text } from '../../src/design-system'

const meta = {
  component: Container,
  args: {
    children: (
      <Text>
        The page is never wider than 1240 px, or 1536 px in a very wide window, and never touches the window’s
        edge.
      </Text>
    ),
  },
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
  play: async ({ canvas, canvasElement, step }) => {
    const paragraph = canvas.getByText(/The page is never wider/)
    await step('It limits the width and leaves a margin', async () => {
      const text = paragraph.getBoundingClientRect()
      const page = canvasElement.getBoundingClientRect()
      await expect(text.left - page.left).toBeGreaterThanOrEqual(16)
      await expect(text.width).toBeLessThanOrEqual(Math.max(1240, 0.7 * window.innerWidth))
    })
    await step('It has neither a role nor a name', async () => {
      const container = paragraph.parentElement
      await expect(container?.tagName).toBe('DIV')
      await expect(container).not.toHaveAttribute('role')
      await expect(container).not.toHaveAttribute('aria-label')
    })
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
