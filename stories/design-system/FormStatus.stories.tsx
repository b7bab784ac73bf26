import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button, FormStatus, type FormResult } from '../../src/design-system'

const sent: FormResult = { tone: 'success', message: '✅ Your message has been sent successfully!' }
const failed: FormResult = { tone: 'danger', message: 'Failed to submit. Please try again.' }

const meta = {
  component: FormStatus,
  args: { result: undefined },
  // The result is below the window. Each click on the button simulates the next state of a submission.
  render: function Form(args) {
    const [clicks, setClicks] = useState(0)
    const result = [args.result, failed, undefined, sent][clicks]
    return (
      <>
        <Button onClick={() => setClicks(clicks + 1)}>Submit Message</Button>
        <div className="h-screen" />
        <FormStatus {...args} result={result} />
      </>
    )
  },
} satisfies Meta<typeof FormStatus>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['!visual'],
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  play: async ({ canvas, userEvent, step }) => {
    const region = canvas.getByRole('alert')
    const button = canvas.getByRole('button', { name: 'Submit Message' })
    await step('It is rendered from the start, empty', () => expect(region).toBeEmptyDOMElement())
    await step('A failure is announced and scrolled into view, and the focus stays', async () => {
      await userEvent.click(button)
      await expect(region).toHaveTextContent(/^Failed to submit\. Please try again\.$/)
      await waitFor(() =>
        expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
      )
      await expect(button).toHaveFocus()
    })
    await step('While the next submission is pending it is empty', async () => {
      await userEvent.click(button)
      await expect(region).toBeEmptyDOMElement()
    })
    await step('The next result appears in the same region', async () => {
      await userEvent.click(button)
      await expect(region).toHaveTextContent(/^✅ Your message has been sent successfully!$/)
      await expect(canvas.getByRole('alert')).toBe(region)
    })
  },
}

export const Success: Story = { args: { result: sent }, render: (args) => <FormStatus {...args} /> }

export const Danger: Story = { args: { result: failed }, render: (args) => <FormStatus {...args} /> }
