import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, Columns, Stack, Sticky, Text } from '../../src/design-system'
import { printed } from '../support/emulateMedia'

const meta = {
  component: Sticky,
  args: { children: <Card title="Contents" headingLevel={2} /> },
} satisfies Meta<typeof Sticky>
export default meta

type Story = StoryObj<typeof meta>

const beside: Story['render'] = (args) => (
  <Columns split="heading-and-main" align="start">
    <Sticky {...args} />
    <Stack space="large">
      {[...Array(30).keys()].map((line) => (
        <Text key={line}>Payment follows the stages of the work.</Text>
      ))}
    </Stack>
  </Columns>
)

export const Default: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  render: beside,
  play: async ({ canvas, step }) => {
    await step('It stays visible while the long column scrolls', async () => {
      canvas
        .getAllByText(/Payment/)
        .at(-1)
        ?.scrollIntoView({ behavior: 'instant' })
      const { top, bottom } = canvas.getByRole('region', { name: 'Contents' }).getBoundingClientRect()
      await expect(bottom).toBeGreaterThan(0)
      await expect(top).toBeLessThan(innerHeight)
    })
  },
}

export const Narrow: Story = {
  render: beside,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('On a phone it isn’t sticky', async () => {
      const contents = canvas.getByRole('region', { name: 'Contents' })
      await expect(contents.parentElement).toHaveStyle({ position: 'static' })
    })
  },
}

export const Short: Story = {
  ...Default,
  tags: ['!visual'],
  globals: { viewport: { value: 'short', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('In a short window it scrolls away', async () => {
      canvas
        .getAllByText(/Payment/)
        .at(-1)
        ?.scrollIntoView({ behavior: 'instant' })
      const contents = canvas.getByRole('region', { name: 'Contents' })
      await expect(contents.getBoundingClientRect().bottom).toBeLessThan(0)
    })
  },
}

export const Printed: Story = {
  beforeEach: printed,
  render: beside,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Contents' })).toBeNull()
  },
}
