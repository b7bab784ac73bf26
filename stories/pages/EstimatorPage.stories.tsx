import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import EstimatorPage from '../../src/pages/estimator/EstimatorPage'
import type { EstimatorEvent, EstimatorState } from '../../src/pages/estimator/wizard/estimatorState'
import { estimatorStore } from '../../src/pages/estimator/wizard/estimatorStore'
import { paths } from '../../src/paths'
import { nextFrame } from '../support/expectMovement'
import { isolatedEstimate } from '../support/isolatedEstimate'
import { offline } from '../support/offline'

const meta = {
  component: EstimatorPage,
  parameters: { layout: 'fullscreen', route: paths.estimator.href() },
  beforeEach: isolatedEstimate,
} satisfies Meta<typeof EstimatorPage>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const contact: readonly EstimatorEvent[] = [
  { type: 'contactChanged', field: 'name', value: 'Test Visitor' },
  { type: 'contactChanged', field: 'email', value: 'visitor@example.com' },
  { type: 'contactChanged', field: 'phone', value: '+92 300 0000000' },
]
const tenMarla: readonly EstimatorEvent[] = [
  { type: 'inputChanged', change: { field: 'plotSize', value: '10' } },
  { type: 'inputChanged', change: { field: 'grade', value: 'A+' } },
]

/** A story's `beforeEach`: the visitor has come to a step. */
function returnTo(step: EstimatorState['step'], inputs = tenMarla) {
  return () => {
    for (const event of [...contact, ...inputs]) estimatorStore.dispatch(event)
    estimatorStore.dispatch({ type: 'stepShown', step })
  }
}

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
      const about = await canvas.findByRole('button', { name: 'About the grades' })
      about.scrollIntoView({ block: 'center' })
      // Its event comes with a frame, and would close the tooltip.
      await nextFrame()
      await nextFrame()
      await userEvent.click(about)
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('A Grade: Standard quality')
    })
    await step('Without a basement, its area is empty', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Include Basement' }))
      const basement = canvas.getByRole('textbox', { name: 'Basement Area' })
      await expect(basement).toBeDisabled()
      await expect(basement).toHaveDisplayValue('')
    })
  },
}

export const ManualAreas: Story = {
  beforeEach: returnTo('calculator', []),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Manual' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ground Floor Area' }), '1500')
    await userEvent.click(canvas.getByRole('radio', { name: 'A Grade' }))
    await step('The authority makes no difference, so it is hidden', async () => {
      await expect(canvas.queryByRole('combobox', { name: 'Housing Authority' })).toBeNull()
      await expect(canvas.getAllByText(/^PKR\s10,038,750$/)[0]).toBeVisible()
    })
    await step('A focused area lifts its floor out of the house', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(2))
      await userEvent.click(canvas.getByRole('textbox', { name: 'Ground Floor Area' }))
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="lifted"]')).toHaveLength(1))
    })
  },
}

export const OnAPhone: Story = {
  beforeEach: returnTo('calculator'),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('The services are below the other fields, and the bar opens the whole estimate', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Interior Design' }))
      await userEvent.click(await canvas.findByRole('button', { name: /^Your Estimate PKR\s27,262,790/ }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Your Estimate' }))
      await waitFor(() => expect(sheet.getByText('Not included: Interior Design')).toBeVisible())
    })
    await step('Reset closes it, and moves the focus to what is shown instead', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Estimate' })).toHaveFocus())
    })
  },
}

/** A story's `beforeEach`: every request is accepted. */
const accepting = () => void spyOn(window, 'fetch').mockResolvedValue(new Response(''))

async function submit({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit Final Estimate' }))
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toHaveFocus(),
  )
}

export const Submitted: Story = { beforeEach: [returnTo('review'), accepting], play: submit }

export const SendAgainFails: Story = {
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
