import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading, Ruled, Stack, Text } from '../../src/design-system'

const meta = {
  component: Ruled,
  args: { children: <Text>Project Gallery</Text> },
} satisfies Meta<typeof Ruled>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('The rule is above the content, as wide as its container', async () => {
      const text = canvas.getByText('Project Gallery')
      const ruled = text.parentElement
      await expect(ruled?.getBoundingClientRect().top).toBeLessThan(text.getBoundingClientRect().top)
      await expect(getComputedStyle(ruled ?? canvasElement).borderTopWidth).toBe('1px')
    })
  },
}

export const EveryVariant: Story = {
  render: () => (
    <Stack space="large">
      {(['hairline', 'strong', 'ink'] as const).map((variant) => (
        <Ruled key={variant} variant={variant}>
          <Heading level={2}>{variant}</Heading>
        </Ruled>
      ))}
    </Stack>
  ),
}

export const AsNavigation: Story = {
  args: { as: 'nav', 'aria-label': 'Contents', variant: 'strong', space: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  },
}
