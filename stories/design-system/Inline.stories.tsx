import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Heading, Inline, Stack, Text } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: Inline,
  args: {
    children: (
      <>
        <Button>Get your Construction Estimate</Button>
        <Button variant="secondary">See our projects</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(12, 0)
  },
}

export const Between: Story = {
  args: {
    justify: 'between',
    space: 'medium',
    children: (
      <>
        <Heading level={2}>Cost Calculator</Heading>
        <Button variant="secondary">Back</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Back' }).getBoundingClientRect()
    const row = canvasElement.querySelector('div')?.getBoundingClientRect()
    await expect(button.right).toBeCloseTo(row?.right ?? 0, 0)
  },
}

export const EverySpace: Story = {
  render: () => (
    <Stack space="medium">
      {(['small', 'medium'] as const).map((space) => (
        <Inline key={space} space={space}>
          <Text weight="bold">{space}</Text>
          <Button variant="secondary">Houses</Button>
          <Button variant="secondary">Towers</Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Items without enough room wrap, and nothing is cut off', async () => {
      const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
      await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
      await expectNoOverflow(canvasElement)
    })
  },
}

export const Stacked: Story = {
  args: { narrow: 'stack' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('On a phone the items are stacked, as wide as the row', async () => {
      const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
      await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity)
      await expect(second?.width).toBe(first?.width)
      await expect(first?.width).toBeGreaterThan(200)
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(second?.right).toBeLessThan(first?.left ?? 0)
  },
}
