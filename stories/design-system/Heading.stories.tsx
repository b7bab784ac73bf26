import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, Stack } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { onDark } from '../support/onDark'

const meta = {
  component: Heading,
  args: { level: 1, children: 'Construction and Design Cost Estimator' },
} satisfies Meta<typeof Heading>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Construction and Design Cost Estimator' }),
    ).toBeVisible()
  },
}

export const EveryLevel: Story = {
  render: () => (
    <Stack space="medium">
      <Heading level={1}>House in Phase 6, one kanal</Heading>
      <Heading level={2}>Estimate Summary</Heading>
      <Heading level={3}>Construction Costs</Heading>
      <Heading level={4}>Rates, A+ Grade</Heading>
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('Each one is the native heading of its level', async () => {
      const names = canvas.getAllByRole('heading').map(({ tagName }) => tagName)
      await expect(names).toEqual(['H1', 'H2', 'H3', 'H4'])
    })
    await step('Each level is smaller than the one above it', async () => {
      const sizes = canvas
        .getAllByRole('heading')
        .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
      await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
      await expect(new Set(sizes).size).toBe(4)
    })
  },
}

export const Display: Story = { args: { size: 'display', children: 'Bring Your Dreams to Reality' } }

export const SmallerThanItsLevel: Story = {
  args: { level: 2, size: 'subheading', children: 'What you will see next' },
  play: async ({ canvas, step }) => {
    await step('The outline follows the level, not the size', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'What you will see next' })).toBeVisible()
    })
  },
}

/** For the chapters of a long text, beside its table of contents. */
export const Chapter: Story = {
  args: { level: 2, size: 'chapter', children: 'Before the first trench' },
  play: async ({ canvas, step }) => {
    await step('It is between the size of a section and that of a card', async () => {
      const size = Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level: 2 })).fontSize)
      await expect(size).toBeGreaterThanOrEqual(22)
      await expect(size).toBeLessThanOrEqual(28)
    })
  },
}

export const OnDark: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [onDark],
}

export const Balanced: Story = {
  args: { children: 'Grey structure, finishes and design for a house on one kanal' },
  decorators: [
    (Story) => (
      <div className="max-w-field">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step('Its lines have similar lengths', async () => {
      const range = document.createRange()
      range.selectNodeContents(canvas.getByRole('heading'))
      const widths = [...range.getClientRects()].map(({ width }) => width)
      await expect(widths.length).toBeGreaterThan(1)
      await expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
    })
  },
}

export const LongText: Story = {
  args: {
    children:
      'Construction-management, quantity-surveying and Konstruktionsstatikberechnungsgrundlagen for a house of two storeys and a basement',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement, step }) => {
    await step('A word that is wider than the window breaks', async () => {
      await expectNoOverflow(canvasElement)
    })
  },
}
