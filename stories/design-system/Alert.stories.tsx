import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Alert, Button, Stack } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { forcedColours } from '../support/emulateMedia'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { inUrdu } from '../support/inUrdu'
import { largeText } from '../support/largeText'
import { systemColour } from '../support/systemColour'
import { expectTextUncut, firstCharacter, textBox } from '../support/textLines'

const meta = {
  component: Alert,
  args: { tone: 'info', children: 'The rates were last compared with the market in May.' },
} satisfies Meta<typeof Alert>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The rates were last compared')
  },
}

export const EveryTone: Story = {
  render: () => (
    <Stack space="small">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} role="none">
          {tone}
        </Alert>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('Each tone has its own icon', async () => {
      const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML)
      await expect(icons).toHaveLength(4)
      await expect(new Set(icons).size).toBe(4)
    })
  },
}

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Your enquiry is with us',
    children: 'An engineer calls you within one working day.',
  },
}

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Not sent yet',
    children: 'Your estimate is stored on this device, and will be sent when you are online again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent yet')
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The message could not be sent',
    children: 'Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The message could not be sent')
  },
}

export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'The message could not be sent',
    children: 'Check your connection and try again, or call us.',
    actions: <Button variant="secondary">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NotAnnounced: Story = {
  args: { role: 'none', children: 'All figures are estimates before tax.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All figures are estimates before tax.')).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const LiveRegion: Story = {
  args: { tone: 'success', children: '' },
  render: function Sent(args) {
    const [text, setText] = useState('')
    return (
      <Stack space="medium" align="start">
        <Button onClick={() => setText('Saved.')}>Save</Button>
        <Alert {...args}>{text}</Alert>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('status')
    const button = canvas.getByRole('button', { name: 'Save' })
    await step('It takes no space while it is empty, not even the gap of the stack', async () => {
      await expect(region).toBeEmptyDOMElement()
      await expect(region.getBoundingClientRect().height).toBe(0)
      await expect(button.parentElement?.getBoundingClientRect().bottom).toBeCloseTo(
        button.getBoundingClientRect().bottom,
        0,
      )
    })
    await step('The text is added to the same live region, so that it is announced', async () => {
      await userEvent.click(button)
      await expect(region).toHaveTextContent('Saved.')
      await expect(canvas.getByRole('status')).toBe(region)
    })
  },
}

/** Children that React doesn't render leave it empty. */
export const NothingToSay: Story = {
  tags: ['!visual'],
  args: { tone: 'info', children: [false, null, undefined, ''] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const StartsWithEmoji: Story = {
  args: { tone: 'success', children: '✅ Success! Estimate saved locally. We will contact you soon.' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The text is unchanged, and no icon is added', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^✅ Success! Estimate saved locally\./)
      await expect(canvasElement.querySelector('svg')).toBeNull()
    })
  },
}

export const EmojiLater: Story = {
  args: { tone: 'danger', title: 'Not sent', children: '❌ Submission failed. Please try again.' },
  render: (args) => (
    <Stack space="small">
      <Alert {...args} />
      <Alert tone="info">10 marla are half a kanal; that is how we count ✅.</Alert>
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    await step('An emoji later in the text, or a number at its start, keeps the icon', async () => {
      await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2)
    })
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    title:
      'The plot is smaller than what the housing society allows for a house with a basement and three floors',
    children:
      'You can go on with the estimate, but ask the society before you sign anything: some of them count the mumty as a floor, others count the area below the stairs, and none of them says so on its website https://society.example/bylaws/2024/building-and-zoning-regulations-second-edition.pdf.',
  },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...Narrow,
  args: { ...LongText.args, actions: <Button variant="secondary">Ask the society</Button> },
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    const message = canvas.getByRole('status')
    await step('Title, text and action wrap, and nothing is cut off', async () => {
      await expectTextUncut(message)
      await expectTextUncut(canvas.getByRole('button', { name: 'Ask the society' }))
      await expectNoOverflow(canvasElement)
    })
    await step('Its icon grows with the text, and is beside or above it', async () => {
      const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
      const text = textBox(message)
      await expect(icon?.width).toBeGreaterThanOrEqual(32)
      const isBeside = (icon?.right ?? Infinity) <= text.left
      const isAbove = (icon?.bottom ?? Infinity) <= text.top + 2
      await expect(isBeside || isAbove).toBe(true)
    })
  },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    tone: 'danger',
    title: 'پیغام بھیجا نہیں جا سکا',
    children: 'اپنا کنکشن دیکھ کر دوبارہ کوشش کریں۔',
    actions: (
      <>
        <Button variant="secondary">دوبارہ کوشش کریں</Button>
        <Button variant="quiet">کال کریں</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const box = canvasElement.querySelector('[data-state=shown]') ?? canvasElement
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
    await step('The thick edge and the icon are at the right', async () => {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(box)
      await expect([borderLeftWidth, borderRightWidth]).toEqual(['1px', '4px'])
      await expect(box.getBoundingClientRect().right - (icon?.right ?? 0)).toBeLessThan(24)
    })
    await step('Title, text and first action begin beside the icon, at its left', async () => {
      const starts = [
        firstCharacter(canvas.getByText('پیغام بھیجا نہیں جا سکا')).right,
        firstCharacter(canvas.getByText(/^اپنا کنکشن/)).right,
        canvas.getByRole('button', { name: 'دوبارہ کوشش کریں' }).getBoundingClientRect().right,
      ]
      for (const start of starts) {
        await expect(start).toBeLessThan(icon?.left ?? 0)
        await expect(start).toBeCloseTo(starts[0] ?? 0, 0)
      }
      const second = canvas.getByRole('button', { name: 'کال کریں' }).getBoundingClientRect()
      await expect(second.right).toBeLessThan(starts[2] ?? 0)
    })
  },
}

export const ForcedColours: Story = {
  ...EveryTone,
  beforeEach: forcedColours,
  play: async ({ canvas, canvasElement, step }) => {
    await step('Each tone has an edge, thicker where its text begins', async () => {
      const alerts = [...canvasElement.querySelectorAll('[data-state=shown]')]
      await expect(alerts).toHaveLength(4)
      for (const alert of alerts) {
        await expectSystemEdge(alert)
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(alert)
        await expect([borderLeftWidth, borderRightWidth]).toEqual(['4px', '1px'])
      }
    })
    await step('Its text and its icon, which tells its tone, have the colour of text', async () => {
      const icons = [...canvasElement.querySelectorAll('svg')]
      await expect(icons).toHaveLength(4)
      for (const part of [...icons, canvas.getByText('danger')])
        await expect(getComputedStyle(part).color).toBe(systemColour('CanvasText'))
    })
  },
}
