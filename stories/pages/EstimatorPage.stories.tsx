import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { initialInputs } from '../../src/estimator'
import { sendEstimateLead, storeEstimate } from '../../src/leads'
import EstimatorPage from '../../src/pages/estimator/EstimatorPage'
import { initialState, type EstimatorState } from '../../src/pages/estimator/estimatorState'
import { serializeState } from '../../src/pages/estimator/estimatorStorage'
import type { SubmitLead } from '../../src/pages/estimator/submitEstimate'
import { paths } from '../../src/paths'
import { isolatedStorage } from '../support/isolatedStorage'
import { offline } from '../support/offline'

const meta = {
  component: EstimatorPage,
  args: { submitLead: fn<SubmitLead>(async () => 'sent') },
  parameters: { layout: 'fullscreen', route: paths.estimator.href() },
  beforeEach: isolatedStorage,
} satisfies Meta<typeof EstimatorPage>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
const tenMarla = { ...initialInputs, plotSize: '10', grade: 'A+' as const }

/** A story's `beforeEach`: the visitor returns to a step, as after a reload. */
function returnTo(step: EstimatorState['step'], state: Partial<EstimatorState> = {}) {
  return () => {
    const saved = { ...initialState, contact, inputs: tenMarla, step, ...state }
    sessionStorage.setItem('estimator', serializeState(saved))
  }
}

const plotIn = (canvas: Context['canvas']) => canvas.findByRole('spinbutton', { name: 'Plot Size' })

export const Default: Story = {}

export const Calculator: Story = {
  beforeEach: returnTo('calculator'),
  play: async ({ canvas, userEvent, step }) => {
    await step('The areas are explained', async () => {
      await userEvent.click(await canvas.findByText('Why these areas?'))
      await expect(
        canvas.getByText('0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA.'),
      ).toBeVisible()
      await expect(canvas.getByText('As of 1 November 2026')).toBeVisible()
    })
    await step('So are the grades', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'About the grades' }))
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('A Grade: Standard quality')
    })
    await step('Without a basement, its area is empty', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Include Basement' }))
      const basement = canvas.getByRole('spinbutton', { name: 'Basement Area' })
      await expect(basement).toBeDisabled()
      await expect(basement).toHaveDisplayValue('')
    })
  },
}

export const ManualAreas: Story = {
  beforeEach: returnTo('calculator', { inputs: initialInputs }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await plotIn(canvas)
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }))
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Ground Floor Area' }), '1500')
    await userEvent.click(canvas.getByRole('radio', { name: 'A Grade' }))
    await step('The authority makes no difference, so it is hidden', async () => {
      await expect(canvas.queryByRole('combobox', { name: 'Housing Authority' })).toBeNull()
      await expect(canvas.getAllByText(/^PKR\s10,038,750$/)).not.toHaveLength(0)
    })
    await step('A focused area lifts its floor out of the house', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(4))
      await userEvent.click(canvas.getByRole('spinbutton', { name: 'Ground Floor Area' }))
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="lifted"]')).toHaveLength(1))
    })
  },
}

export const DoubtfulPlot: Story = {
  beforeEach: returnTo('calculator', { inputs: initialInputs }),
  play: async ({ canvas, userEvent, step }) => {
    const plot = await plotIn(canvas)
    await step('A large one may have the wrong unit', async () => {
      await userEvent.type(plot, '5000')
      await expect(await canvas.findByText('That is more than 400 marla. Is the unit right?')).toBeVisible()
    })
    await step('A negative one is invalid', async () => {
      await userEvent.clear(plot)
      await userEvent.type(plot, '-5')
      await waitFor(() =>
        expect(plot).toHaveAccessibleDescription('Enter 0 or more. Until then we count it as 0.'),
      )
      await expect(plot).toBeInvalid()
    })
  },
}

export const OnAPhone: Story = {
  beforeEach: returnTo('calculator'),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The bar opens the whole estimate', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: /^Your Estimate: Grand Total PKR\s27,995,990/ }),
      )
      const sheet = within(await screen.findByRole('dialog', { name: 'Your Estimate' }))
      await userEvent.click(sheet.getByRole('checkbox', { name: 'Interior Design' }))
      await waitFor(() => expect(sheet.getByText('Not included: Interior Design')).toBeVisible())
    })
    await step('Reset closes it, and moves the focus to what is shown instead', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Estimate' })).toHaveFocus())
    })
  },
}

async function submit({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Final Estimate' }))
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toHaveFocus(),
  )
}

export const Submitted: Story = { beforeEach: returnTo('review'), play: submit }

const storeLead: SubmitLead = async (...estimate) => ((await storeEstimate(...estimate)) ? 'stored' : 'lost')

export const SendAgainFails: Story = {
  args: {
    submitLead: fn(storeLead),
  },
  beforeEach: [returnTo('review'), offline],
  play: async (context) => {
    await submit(context)
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'Send again' })
    await userEvent.click(button)
    const status = await canvas.findByText(/^That did not work this time\./)
    await step('A second failure is announced again', async () => {
      const texts: (string | null)[] = []
      const observer = new MutationObserver(() => texts.push(status.textContent))
      observer.observe(status, { subtree: true, characterData: true, childList: true })
      await userEvent.click(button)
      await waitFor(() => expect(texts.at(-1)).toMatch(/^That did not work this time\./))
      await expect(texts[0]).toMatch(/^We keep trying automatically/)
      observer.disconnect()
    })
  },
}

const rejectAsTooLong = async () => new Response('', { status: 413 })

/** The receiver has rejected the estimate, so sending it again is of no use. */
export const RejectedAsTooLong: Story = {
  args: {
    submitLead: fn<SubmitLead>(async (...estimate) => {
      await sendEstimateLead(estimate[0], { fetch: rejectAsTooLong, url: 'https://scripts.example/exec' })
      return storeLead(...estimate)
    }),
  },
  beforeEach: returnTo('review'),
  play: async (context) => {
    await submit(context)
    await expect(
      context.canvas.getByText(/^Our server rejected it because it is too long\. Create a new estimate/),
    ).toBeVisible()
  },
}

/** The page was closed before the response, and the estimate is neither stored nor recorded as sent. */
export const ResultUnknown: Story = {
  beforeEach: returnTo('review', {
    submissions: [{ timestamp: '2026-01-01T00:00:00.000Z', contact, inputs: tenMarla, result: 'sending' }],
  }),
  play: async (context) => {
    const { args, canvas, step } = context
    await step('The review says neither that it was sent nor that it was lost', async () => {
      await expect(
        await canvas.findByText('We cannot tell whether this estimate has reached us'),
      ).toBeVisible()
      await expect(canvas.queryByText(/could not send or save/)).toBeNull()
    })
    await step('Submitting it again reuses the time of the first attempt', async () => {
      await submit(context)
      await expect(args.submitLead).toHaveBeenLastCalledWith(
        expect.objectContaining({ timestamp: '2026-01-01T00:00:00.000Z' }),
        expect.anything(),
      )
    })
  },
}
