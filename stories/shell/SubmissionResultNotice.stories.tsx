import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SubmissionResultNotice } from '../../src/app/shell/notices/SubmissionResultNotice'
import { paths } from '../../src/paths'
import {
  announceResult,
  dismissSubmissionResults,
  type SubmissionResult,
} from '../../src/forms/submissionResults'
import { liveRegionIn } from '../support/liveRegionIn'
import { tabTo } from '../support/tabTo'

const meta = {
  component: SubmissionResultNotice,
  beforeEach: () => () => dismissSubmissionResults(() => true),
} satisfies Meta<typeof SubmissionResultNotice>
export default meta

type Story = StoryObj<typeof meta>

const success: SubmissionResult = { id: 'message', tone: 'success', message: 'Your message has been sent.' }
const failure: SubmissionResult = {
  id: 'enquiry',
  tone: 'danger',
  message: 'It was not sent.',
  failure: {
    title: 'Your message to us',
    text: 'What you wrote is still in the form.',
    link: { label: 'Open the form', href: paths.home.href() },
  },
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const status = liveRegionIn(canvasElement)
    await expect(status).toBeEmptyDOMElement()
    announceResult(success)
    await waitFor(() => expect(status).toHaveTextContent(/^Your message has been sent\.$/))
    await expect(document.body).toHaveFocus()
  },
}

export const ClosedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    announceResult(failure)
    announceResult(success)
    const status = liveRegionIn(canvasElement)
    await waitFor(() => expect(status).toHaveTextContent(success.message))
    await step('Enter on Close shows the previous result', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Close' }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(status).toHaveTextContent(/It was not sent.*still in the form/))
    })
    await step('Then it disappears', async () => {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(status).toBeEmptyDOMElement())
    })
  },
}
