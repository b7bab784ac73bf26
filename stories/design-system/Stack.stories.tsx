import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, Stack, Text } from '../../src/design-system'

const meta = {
  component: Stack,
  args: {
    space: 'medium',
    children: (
      <>
        <Text>Architectural design</Text>
        <Text>Structural design</Text>
        <Text>Interior design</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const first = canvas.getByText('Architectural design').getBoundingClientRect()
    const second = canvas.getByText('Structural design').getBoundingClientRect()
    await step('The children are in a column, 24 px apart', async () => {
      await expect(second.left).toBe(first.left)
      await expect(second.top - first.bottom).toBeCloseTo(24, 0)
    })
  },
}

export const EverySpace: Story = {
  render: () => (
    <Stack space="large">
      {(['xsmall', 'small', 'medium', 'large'] as const).map((space) => (
        <Stack key={space} space={space}>
          <Text weight="bold">{space}</Text>
          <Text>Grey structure</Text>
          <Text>Finishes</Text>
        </Stack>
      ))}
    </Stack>
  ),
}

export const AlignedAtTheStart: Story = {
  args: {
    align: 'start',
    children: (
      <>
        <Text>A button keeps the width of its words.</Text>
        <Button>Continue</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect()
    await expect(button.width).toBeLessThan(canvasElement.getBoundingClientRect().width / 2)
  },
}

export const AsList: Story = {
  args: {
    as: 'ul',
    space: 'small',
    children: (
      <>
        <li>Architectural design</li>
        <li>Structural design</li>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('It is announced as a list, even though it has no bullets', async () => {
      await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list')
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    })
  },
}
