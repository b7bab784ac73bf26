import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Alert, Button, Stack } from '../../src/design-system'

const meta = {
  component: Alert,
  args: { tone: 'info', children: 'The rates were last compared with the market in May.' },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (toast, message)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The rates were last compared')
  },
}

/** With the role `none`, none of them is announced. */
export const EveryTone: Story = {
  render: () => (
    <Stack space="small">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone} live="none">
          An engineer calls you within one working day.
        </Alert>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^An engineer calls you/)).toHaveLength(4)
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'The message could not be sent',
    children:
      'Ask the society whether the mumty counts as a floor: https://society.example/bylaws/2024/building-and-zoning-regulations-second-edition.pdf.',
    actions: <Button variant="secondary">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message could not be sent')
    // Without this, Firefox announces nothing.
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const LiveRegion: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  render: function Sent(args) {
    const [text, setText] = useState('')
    return (
      <Stack space="large" align="start">
        <Button onClick={() => setText('Saved.')}>Save</Button>
        <Alert {...args}>{text}</Alert>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('status')
    await step('It takes no space while it is empty', async () => {
      await expect(region).toBeEmptyDOMElement()
      await expect(region.getBoundingClientRect().height).toBe(0)
    })
    await step('The text is added to the same live region, so that it is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(region).toHaveTextContent('Saved.')
      await expect(canvas.getByRole('status')).toBe(region)
    })
  },
}

/** The emoji is an icon, because some systems have no font with it. */
export const StartsWithEmoji: Story = {
  tags: ['!dev', '!autodocs'],
  args: { tone: 'success', children: '✅ Success! Estimate saved locally. We will contact you soon.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^✅ Success! Estimate saved locally\./)
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1)
  },
}
