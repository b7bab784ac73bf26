import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { calculateEstimate, initialInputs } from '../../src/estimator'
import { deletePendingEstimates, estimateLead, storeEstimate, pendingEstimates } from '../../src/leads'
import { PendingEstimatesNotice } from '../../src/app/shell/PendingEstimatesNotice'
import { Text } from '../../src/design-system'
import { announceResult, dismissSubmissionResults } from '../../src/sections/submissionResults'
import { isolatedStorage } from '../support/isolatedStorage'
import { tabTo } from '../support/tabTo'
import { offline } from '../support/offline'

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const inputs = { ...initialInputs, plotSize: '10', grade: 'A' as const }

function storeOne(day = 1) {
  return storeEstimate(
    estimateLead(contact, inputs, calculateEstimate(inputs), new Date(2026, 0, day)),
    contact,
  )
}

function deleteAll() {
  return deletePendingEstimates(pendingEstimates())
}

const meta = {
  component: PendingEstimatesNotice,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    const restoreStorage = isolatedStorage()
    await storeOne()
    return restoreStorage
  },
} satisfies Meta<typeof PendingEstimatesNotice>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Unsent estimates' })).toBeVisible()
    await expect(canvas.getByText('One estimate is not yet sent')).toBeVisible()
  },
}

export const NoPendingEstimates: Story = {
  beforeEach: deleteAll,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
    )
  },
}

/** If it appears while the page is visible, it is shown over the page, without a layout shift. */
export const OverThePage: Story = {
  beforeEach: deleteAll,
  render: () => (
    <>
      <PendingEstimatesNotice />
      <Text>What is being read stays where it is.</Text>
    </>
  ),
  play: async ({ canvas, step }) => {
    const text = canvas.getByText('What is being read stays where it is.')
    const { top } = text.getBoundingClientRect()
    const notice = () => canvas.findByRole('region', { name: 'Unsent estimates' })
    await step('It appears in a corner of the window, and nothing moves', async () => {
      await storeOne()
      await expect(await notice()).toBeVisible()
      await expect(text.getBoundingClientRect().top).toBe(top)
    })
    await step('It is hidden while the result of a form is shown', async () => {
      const failure = { title: '', text: '', link: { label: '', href: '' } }
      announceResult({ id: 'form', tone: 'success', message: 'Sent.', failure })
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
      )
      dismissSubmissionResults(() => true)
      await expect(await notice()).toBeVisible()
    })
  },
}

export const SendAgainFails: Story = {
  beforeEach: offline,
  play: async ({ canvas, userEvent, step }) => {
    await step('The request fails, and the estimate stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(await canvas.findByText(/That did not work this time/)).toBeVisible()
    })
    await step('A second failure is announced again', async () => {
      const texts: (string | null)[] = []
      const status = canvas.getByText(/That did not work this time/)
      const observer = new MutationObserver(() => texts.push(status.textContent))
      observer.observe(status, { subtree: true, characterData: true, childList: true })
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await waitFor(() => expect(texts.at(-1)).toMatch(/That did not work this time/))
      await expect(texts[0]).toMatch(/saved on this device only/)
      observer.disconnect()
    })
  },
}

/** Of two estimates, the second can't be sent. */
export const SendAgainFailsHalfway: Story = {
  tags: ['!visual'],
  beforeEach: async () => {
    await storeOne(2)
    const { fetch } = window
    let requests = 0
    window.fetch = () => {
      requests += 1
      return requests === 1
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch'))
    }
    return () => {
      window.fetch = fetch
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The one that remains is reported, and the button keeps the focus', async () => {
      const button = canvas.getByRole('button', { name: 'Send again' })
      await tabTo(userEvent, button)
      await userEvent.keyboard('{Enter}')
      const failure = await canvas.findByText(/That did not work this time/)
      await expect(failure).toBeVisible()
      await expect(canvas.getByText('One estimate is not yet sent')).toBeVisible()
      await expect(button).toHaveFocus()
    })
  },
}

/** Another tab sends its estimates for longer than "Send again" waits. */
export const SendAgainWhileAnotherTabSends: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const sending = new AbortController()
    void navigator.locks.request(
      'constructionEstimates.sending',
      () => new Promise((resolve) => sending.signal.addEventListener('abort', resolve)),
    )
    const { timeout } = AbortSignal
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 100)
    return () => {
      AbortSignal.timeout = timeout
      sending.abort()
    }
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('The other tab does not end its attempt in time, so the click has failed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
      await expect(await canvas.findByRole('button', { name: /Sending/ })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible()
      await expect(await canvas.findByText(/^That did not work this time/)).toBeVisible()
    })
  },
}

export const Deleting: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const activate = async (name: string) => {
      const button = screen.getByRole('button', { name })
      await tabTo(userEvent, button)
      await userEvent.keyboard('{Enter}')
    }
    await step('With the keyboard alone: the dialog asks first, and Keep keeps the estimate', async () => {
      await activate('Delete')
      const dialog = await screen.findByRole('dialog', { name: 'Delete what has not been sent?' })
      await waitFor(() => expect(dialog).toBeVisible())
      await activate('Keep')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
      await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus()
    })
    await step('Delete for good deletes it', async () => {
      await activate('Delete')
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
      await activate('Delete for good')
      await waitFor(() =>
        expect(canvas.queryByRole('region', { name: 'Unsent estimates' })).not.toBeInTheDocument(),
      )
    })
  },
}

/** A later attempt succeeds, or another tab deletes the estimate. */
export const SentAutomatically: Story = {
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
    await step('If the focused button is removed, the notice receives the focus', async () => {
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Delete' }))
      await deleteAll()
      const notice = await canvas.findByRole('region', { name: 'Estimates' })
      await waitFor(() => expect(notice).toHaveFocus())
      await expect(notice).toHaveTextContent('There are no unsent estimates left on this device.')
    })
    await step('The Tab key continues from there, and the notice cannot be focused again', async () => {
      const notice = canvas.getByRole('region', { name: 'Estimates' })
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
      await expect(notice).not.toHaveAttribute('tabindex')
    })
  },
}
