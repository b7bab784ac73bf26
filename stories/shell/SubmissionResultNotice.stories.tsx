import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../src/paths'
import {
  announceResult,
  dismissSubmissionResults,
  type SubmissionResult,
} from '../../src/sections/submissionResults'
import { SubmissionResultNotice } from '../../src/app/shell/SubmissionResultNotice'
import { tabTo } from '../support/tabTo'

const meta = {
  component: SubmissionResultNotice,
  // Fixed to the window, so the docs page needs a frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } } },
  tags: ['!visual'],
  beforeEach: () => () => dismissSubmissionResults(() => true),
} satisfies Meta<typeof SubmissionResultNotice>
export default meta

type Story = StoryObj<typeof meta>

const message: SubmissionResult = {
  id: 'home message',
  tone: 'success',
  message: '✅ Your message has been sent successfully!',
  failure: {
    title: 'Your message to us',
    text: 'What you wrote is still in the form.',
    link: { label: 'Open the form', href: paths.home.href() },
  },
}
const enquiry: SubmissionResult = {
  ...message,
  id: 'project enquiry',
  tone: 'danger',
  message: '❌ Submission failed. Please try again.',
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    announceResult(message)
    await waitFor(() => expect(status).toHaveTextContent(/^✅ Your message has been sent successfully!$/))
    await expect(document.body).toHaveFocus()
  },
}

export const Failure: Story = {
  play: async ({ canvas }) => {
    announceResult(enquiry)
    const link = await canvas.findByRole('link', { name: 'Open the form' })
    await expect(link).toHaveAttribute('href', paths.home.href())
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your message to us❌ Submission failed. Please try again.What you wrote is still in the form.',
    )
  },
}

export const Closing: Story = {
  play: async ({ canvas, userEvent, step }) => {
    announceResult(enquiry)
    announceResult(message)
    const status = canvas.getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(/Your message has been sent/))
    await step('A click on Close shows the previous result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(status).toHaveTextContent(/Submission failed/))
    })
    await step('With the keyboard alone', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
}
