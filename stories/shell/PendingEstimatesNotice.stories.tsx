import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor } from 'storybook/test'
import { PendingEstimatesNotice } from '../../src/app/shell/notices/PendingEstimatesNotice'
import { SubmissionResultNotice } from '../../src/app/shell/notices/SubmissionResultNotice'
import { calculateEstimate, initialInputs } from '../../src/estimator'
import { deleteEstimates, estimateLead, pendingEstimates, submitEstimate } from '../../src/leads'
import { dismissSubmissionResults, shownSubmission } from '../../src/forms/submissionResults'
import { isolatedStorage } from '../support/isolatedStorage'
import { offline } from '../support/offline'
import { tabTo } from '../support/tabTo'

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const inputs = { ...initialInputs, plotSize: '10', grade: 'A' as const }

/** Submits an estimate while nothing can be sent. */
function submitInVain(day = 1) {
  return submitEstimate(estimateLead(contact, inputs, calculateEstimate(inputs), new Date(2026, 0, day)))
}

function deleteAll() {
  deleteEstimates(pendingEstimates())
}

const meta = {
  component: PendingEstimatesNotice,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main id="main">
      <PendingEstimatesNotice />
      <SubmissionResultNotice />
    </main>
  ),
  beforeEach: async () => {
    const restoreStorage = isolatedStorage()
    offline()
    await submitInVain()
    return () => {
      restoreStorage()
      shownSubmission.set(undefined)
      dismissSubmissionResults(() => true)
    }
  },
} satisfies Meta<typeof PendingEstimatesNotice>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const noticeIn = (canvas: Canvas) => canvas.queryByRole('region', { name: 'Unsent estimates' })

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(noticeIn(canvas)).toBeVisible()
    await expect(canvas.getByText('One estimate is not yet sent')).toBeVisible()
  },
}

/** Closed, it reappears when another estimate is stored. */
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(noticeIn(canvas)).not.toBeInTheDocument()
    await submitInVain(2)
    await waitFor(() => expect(noticeIn(canvas)).toBeVisible())
    await expect(canvas.getByText('2 estimates are not yet sent')).toBeVisible()
  },
}

/** The success step shows one estimate itself; the notice shows the other. */
export const ShownByThePage: Story = {
  play: async ({ canvas }) => {
    shownSubmission.set(pendingEstimates()[0]?.timestamp)
    await waitFor(() => expect(noticeIn(canvas)).toBeNull())
    await submitInVain(2)
    await waitFor(() => expect(canvas.getByText('One estimate is not yet sent')).toBeVisible())
    await expect(canvas.queryByText('Deleted from this device.')).toBeNull()
  },
}

/** On docs pages, the play function leads to the state. */
const framed = { docs: { story: { inline: false, autoplay: true, height: '28rem' } } }

/** Of two estimates, the second can't be sent: it is reported, and the button keeps the focus. */
export const SendAgainFails: Story = {
  parameters: framed,
  beforeEach: async () => {
    await submitInVain(2)
    mocked(window.fetch).mockResolvedValueOnce(new Response())
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send again' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/That did not work this time/)).toBeVisible()
    await expect(canvas.getByText('One estimate is not yet sent')).toBeVisible()
    await expect(button).toHaveFocus()
  },
}

/** A dialog asks first. */
export const Confirmation: Story = {
  parameters: framed,
  play: async ({ canvas, userEvent, step }) => {
    const deleteButton = canvas.getByRole('button', { name: 'Delete' })
    const openDialog = async () => {
      await userEvent.click(deleteButton)
      const dialog = await screen.findByRole('dialog', { name: 'Delete what has not been sent?' })
      await waitFor(() => expect(dialog).toBeVisible())
    }
    await step('Keep deletes nothing, and returns the focus', async () => {
      await openDialog()
      await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(deleteButton).toHaveFocus())
      await expect(pendingEstimates()).toHaveLength(1)
    })
    await step('It asks again', openDialog)
  },
}

/** Another tab sends or deletes the estimate. */
export const RemovedElsewhere: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    await step('If the focused button is removed, the page receives the focus', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Delete' }))
      deleteAll()
      await expect(await canvas.findByText('Deleted from this device.')).toBeVisible()
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    })
  },
}
