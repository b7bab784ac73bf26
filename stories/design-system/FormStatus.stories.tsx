import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button, FormStatus, Stack, TextField, type FormResult } from '../../src/design-system'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { largeText } from '../support/largeText'
import { expectTextUncut, firstCharacter } from '../support/textLines'
import { forcedColours } from '../support/emulateMedia'
import { inUrdu } from '../support/inUrdu'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { systemColour } from '../support/systemColour'

const sent: FormResult = { tone: 'success', message: '✅ Your message has been sent successfully!' }
const failed: FormResult = { tone: 'danger', message: 'Failed to submit. Please try again.' }

const meta = {
  component: FormStatus,
  args: { result: undefined },
} satisfies Meta<typeof FormStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: function Form(args) {
    const [result, setResult] = useState(args.result)
    const [email, setEmail] = useState('')
    const [isSending, setIsSending] = useState(false)
    return (
      <form
        aria-label="Message"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) setResult(undefined)
          setIsSending(!isSending)
          if (isSending) setResult(email === '' ? failed : sent)
        }}
      >
        <Stack space="medium" align="start">
          <TextField label="Email" value={email} onValueChange={setEmail} />
          {/* A second click simulates the response of a server. */}
          <Button type="submit">{isSending ? 'Simulate the response' : 'Submit Message'}</Button>
          <FormStatus {...args} result={result} />
        </Stack>
      </form>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('alert')
    const form = canvas.getByRole('form')
    const height = form.getBoundingClientRect().height
    const submit = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
      await expect(region).toBeEmptyDOMElement()
      await userEvent.click(canvas.getByRole('button', { name: 'Simulate the response' }))
    }
    await step('It is rendered from the start, empty', async () => {
      await expect(region).toBeEmptyDOMElement()
      await expect(canvas.getByRole('button').getBoundingClientRect().bottom).toBeCloseTo(
        form.getBoundingClientRect().bottom,
        0,
      )
    })
    await step('A failure is announced in the same region, and the focus stays on the button', async () => {
      await submit()
      await expect(region).toHaveTextContent(/^Failed to submit\. Please try again\.$/)
      await expect(canvas.getByRole('alert')).toBe(region)
      await expect(canvas.getByRole('button', { name: 'Submit Message' })).toHaveFocus()
      await expect(form.getBoundingClientRect().height).toBeGreaterThan(height)
    })
    await step('It stays while the visitor corrects the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ayesha@example.com')
      await expect(region).toHaveTextContent('Failed to submit.')
    })
    await step('The next submission removes it and shows its own result', async () => {
      await submit()
      await expect(region).toHaveTextContent(/^✅ Your message has been sent successfully!$/)
      await expect(canvas.getByRole('alert')).toBe(region)
    })
  },
}

export const Success: Story = {
  args: { result: sent },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The alert has only the emoji of the message', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('✅ Your message has been sent successfully!')
      await expect(canvasElement.querySelector('svg')).toBeNull()
    })
  },
}

export const Danger: Story = {
  args: { result: failed },
  play: async ({ canvas, canvasElement, step }) => {
    await step('The alert has the icon of a failure', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.')
      await expect(canvasElement.querySelector('svg')).toBeVisible()
    })
  },
}

export const ScrollsIntoView: Story = {
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  render: function BelowTheWindow(args) {
    const [result, setResult] = useState(args.result)
    return (
      <>
        <Button onClick={() => setResult(failed)}>Submit Message</Button>
        <div className="h-[150vh]" />
        <FormStatus {...args} result={result} />
        <div className="h-[150vh]" />
      </>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The result is scrolled into view, and the focus stays', async () => {
      const button = canvas.getByRole('button', { name: 'Submit Message' })
      await userEvent.click(button)
      const message = canvas.getByText('Failed to submit. Please try again.')
      await waitFor(() =>
        expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
      )
      await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
      await expect(button).toHaveFocus()
    })
  },
}

export const Narrow: Story = {
  args: {
    result: {
      tone: 'danger',
      message:
        'Something went wrong on the way to our office. Please try again in a few minutes, or write to a-very-long-mailbox-for-enquiries@construction-consultancy.example.',
    },
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

/** Text of twice the usual size, in a window of 320 × 568 px. */
export const LargeText: Story = {
  ...Narrow,
  beforeEach: largeText,
  play: async ({ canvas, canvasElement, step }) => {
    await step('The message wraps, and nothing of it is cut off', async () => {
      await expectTextUncut(canvas.getByRole('alert'))
      await expectNoOverflow(canvasElement)
    })
    await step('Its icon is visible', () => expect(canvasElement.querySelector('svg')).toBeVisible())
  },
}

export const ScrollsIntoViewInLargeText: Story = {
  ...ScrollsIntoView,
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const RightToLeft: Story = {
  beforeEach: inUrdu,
  args: {
    result: { tone: 'danger', message: 'پیغام بھیجا نہیں جا سکا۔ براہِ کرم دوبارہ کوشش کریں۔' },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Its icon is at the right, and the message begins at the left of it', async () => {
      const icon = canvasElement.querySelector('svg')?.getBoundingClientRect()
      const { right } = firstCharacter(canvas.getByRole('alert'))
      await expect(right).toBeLessThan(icon?.left ?? 0)
      await expect((icon?.left ?? 0) - right).toBeLessThan(24)
      await expect(canvasElement.getBoundingClientRect().right - (icon?.right ?? 0)).toBeLessThan(48)
    })
  },
}

export const ForcedColours: Story = {
  ...Danger,
  beforeEach: forcedColours,
  play: async ({ canvas, canvasElement, step }) => {
    const ink = systemColour('CanvasText')
    await step('It has an edge; message and icon have the colour of text', async () => {
      await expectSystemEdge(canvasElement.querySelector('[data-state=shown]') ?? canvasElement)
      await expect(getComputedStyle(canvas.getByText(failed.message)).color).toBe(ink)
      const icon = canvasElement.querySelector('svg') ?? canvasElement
      await expect(icon).toBeVisible()
      await expect(getComputedStyle(icon).color).toBe(ink)
    })
  },
}
