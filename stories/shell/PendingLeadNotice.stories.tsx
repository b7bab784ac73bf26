import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { estimate, initialInputs } from '../../src/estimator'
import { deletePendingEstimate, estimateLead, keepEstimate, pendingEstimates } from '../../src/leads'
import { PendingLeadNotice } from '../../src/app/shell/PendingLeadNotice'
import { Text } from '../../src/design-system'
import { announceLead, dismissLeadNews } from '../../src/sections/leadNews'
import { ownStorage } from '../support/ownStorage'
import { tabTo } from '../support/tabTo'
import { unreachable } from '../support/unreachable'

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const inputs = { ...initialInputs, plotSize: '10', grade: 'A' as const }

function keepOne() {
  return keepEstimate(estimateLead(contact, inputs, estimate(inputs), new Date(2026, 0, 1)), contact)
}

function deleteAll() {
  for (const { timestamp } of pendingEstimates()) deletePendingEstimate(timestamp)
}

const meta = {
  component: PendingLeadNotice,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    const giveBack = ownStorage()
    await keepOne()
    return giveBack
  },
} satisfies Meta<typeof PendingLeadNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
    await expect(canvas.getByText('One estimate is not yet sent')).toBeVisible()
  },
}

export const NothingWaits: Story = {
  beforeEach: deleteAll,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
    )
  },
}

/** Where it comes by itself, it lies over the page instead of pushing it down. */
export const OverThePage: Story = {
  beforeEach: deleteAll,
  render: () => (
    <>
      <PendingLeadNotice />
      <Text>What is being read stays where it is.</Text>
    </>
  ),
  play: async ({ canvas, step }) => {
    const text = canvas.getByText('What is being read stays where it is.')
    const { top } = text.getBoundingClientRect()
    const notice = () => canvas.findByRole('region', { name: 'Unsent estimates' })
    await step('it comes in the corner of the window, and nothing moves', async () => {
      await keepOne()
      await expect(await notice()).toBeVisible()
      await expect(text.getBoundingClientRect().top).toBe(top)
    })
    await step('it gives way to the result of a form, and comes back after it', async () => {
      const failure = { title: '', text: '', link: { label: '', href: '' } }
      announceLead({ id: 'form', outcome: { tone: 'success', message: 'Sent.' }, failure })
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
      )
      dismissLeadNews(() => true)
      await expect(await notice()).toBeVisible()
    })
  },
}

export const SendAgainFails: Story = {
  beforeEach: unreachable,
  play: async ({ canvas, userEvent, step }) => {
    await step('Nobody answers, so the estimate stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(await canvas.findByText(/That did not work this time/)).toBeVisible()
    })
  },
}

export const Deleting: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const press = async (name: string) => {
      const button = screen.getByRole('button', { name })
      await tabTo(userEvent, button)
      await userEvent.keyboard('{Enter}')
    }
    await step('by keyboard alone: asked first, and kept', async () => {
      await press('Delete')
      const dialog = await screen.findByRole('dialog', { name: 'Delete what has not been sent?' })
      await waitFor(() => expect(dialog).toBeVisible())
      await press('Keep')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
    await step('then deleted', async () => {
      await press('Delete')
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
      await press('Delete for good')
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
      )
    })
  },
}

/** What happens when a later attempt succeeds, or another tab deletes what waits. */
export const GoesByItself: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#elsewhere">Elsewhere</a>
      </>
    ),
  ],
  play: async ({ canvas, userEvent, step }) => {
    await step('the focus of a button that goes is on the notice, which has a name', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Delete' }))
      deleteAll()
      const notice = await canvas.findByRole('region', { name: 'Estimates' })
      await waitFor(() => expect(notice).toHaveFocus())
      await expect(notice).toHaveTextContent('No estimate is waiting any more.')
    })
    await step('the Tab key goes on from there, and a click cannot bring the focus back', async () => {
      const notice = canvas.getByRole('region', { name: 'Estimates' })
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
      await expect(notice).not.toHaveAttribute('tabindex')
    })
  },
}
