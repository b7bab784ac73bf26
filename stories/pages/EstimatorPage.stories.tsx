import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { initialInputs } from '../../src/estimator'
import { deletePendingEstimates, sendEstimateLead, storeEstimate, pendingEstimates } from '../../src/leads'
import { initialState } from '../../src/pages/estimator/estimatorState'
import { serializeState } from '../../src/pages/estimator/estimatorStorage'
import EstimatorPage from '../../src/pages/estimator/EstimatorPage'
import type { SubmitLead } from '../../src/pages/estimator/submitEstimate'
import { paths } from '../../src/paths'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { offline } from '../support/offline'
import { isolatedStorage } from '../support/isolatedStorage'
import { rightToLeft } from '../support/rightToLeft'
import { expectLeftToRight } from '../support/expectLeftToRight'

const meta = {
  component: EstimatorPage,
  args: { submitLead: fn<SubmitLead>(async () => 'sent') },
  parameters: { layout: 'fullscreen', route: paths.estimator.href() },
  beforeEach: isolatedStorage,
} satisfies Meta<typeof EstimatorPage>
export default meta

type Story = StoryObj<typeof meta>

export const Contact: Story = {}

export const ContactMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Test Visitor')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fill all contact information')
    await expect(canvas.getByRole('textbox', { name: 'Email Address' })).toHaveFocus()
  },
}

export const ContactInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Test Visitor')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email Address' }), 'visitor@')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone Number' }), '+92 300 0000000{Enter}')
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.')
  },
}

/** A counter appears at the field with the longest text when the request comes near its limit. */
export const ContactNearTheLimit: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Full Name' })
    const email = canvas.getByRole('textbox', { name: 'Email Address' })
    await userEvent.type(email, 'visitor@example.com')
    await step('There is none for a name of 60,000 characters', async () => {
      await userEvent.click(name)
      await userEvent.paste('n'.repeat(60_000))
      await expect(name).not.toHaveAccessibleDescription(/characters left/)
    })
    await step('There is one for 61,000 characters, at the name only', async () => {
      await userEvent.paste('n'.repeat(1000))
      await expect(name).toHaveAccessibleDescription(/^\s*About \d{3} characters left$/)
      await expect(email).not.toHaveAccessibleDescription(/characters left/)
    })
    await step('Text in another field lowers it', async () => {
      const charactersLeft = () =>
        Number(
          /About (\d+) characters/.exec(canvas.getAllByText(/characters left$/)[0]?.textContent ?? '')?.[1],
        )
      const before = charactersLeft()
      await userEvent.click(canvas.getByRole('textbox', { name: 'Phone Number' }))
      await userEvent.paste('5'.repeat(40))
      await expect(charactersLeft()).toBe(before - 40)
    })
    await step('Beyond the limit, the error replaces it', async () => {
      await userEvent.click(name)
      await userEvent.paste('n'.repeat(1000))
      await expect(name).toHaveAccessibleDescription(
        /^\s*This is too long to send\. Shorten it by about [\d,]+ characters\.$/,
      )
    })
  },
}

export const Calculator: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Test Visitor')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email Address' }), 'visitor@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone Number' }), '+92 300 0000000{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cost Calculator' })).toHaveFocus())
  },
}

export const CalculatorWithResult: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Plot Size' }), '10')
    await userEvent.click(canvas.getByRole('radio', { name: 'A+ Grade' }))
    await expect(canvas.getByRole('spinbutton', { name: 'Ground Floor Area' })).toHaveDisplayValue('1432')
    // On a phone, the bar has the total.
    await expect(canvas.getAllByText(/^PKR\s27,995,990$/)).not.toHaveLength(0)
  },
}

export const AreasExplained: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await CalculatorWithResult.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByText('Why these areas?'))
    await expect(
      canvas.getByText('0.6364 of the plot’s 2,250 sq ft: our figure for 10 marla in DHA.'),
    ).toBeVisible()
    await expect(
      canvas.getByText(/The drawings your authority approves decide how much you may cover\.$/),
    ).toBeVisible()
    await expect(canvas.getByText('As of 1 November 2026')).toBeVisible()
  },
}

export const ManualAreas: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }))
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Ground Floor Area' }), '1500')
    await userEvent.click(canvas.getByRole('radio', { name: 'A Grade' }))
    await expect(canvas.queryByRole('combobox', { name: 'Housing Authority' })).toBeNull()
    await expect(canvas.getAllByText(/^PKR\s10,038,750$/)).not.toHaveLength(0)
  },
}

export const WithoutBasement: Story = {
  play: async (context) => {
    await CalculatorWithResult.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Include Basement' }))
    const basement = canvas.getByRole('spinbutton', { name: 'Basement Area' })
    await expect(basement).toBeDisabled()
    await expect(basement).toHaveDisplayValue('')
  },
}

export const DoubtfulPlot: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Plot Size' }), '5000')
    await expect(await canvas.findByText('That is more than 400 marla. Is the unit right?')).toBeVisible()
  },
}

export const ImpossiblePlot: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    const plot = canvas.getByRole('spinbutton', { name: 'Plot Size' })
    await userEvent.type(plot, '-5')
    await waitFor(() => expect(plot).toBeInvalid())
    await expect(plot).toHaveAccessibleDescription('Enter 0 or more. Until then we count it as 0.')
  },
}

export const GradesExplained: Story = {
  play: async (context) => {
    await CalculatorWithResult.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'About the grades' }))
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('A Grade: Standard quality')
  },
}

export const OnAPhone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, canvasElement, userEvent, step } = context
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Plot Size' }), '10')
    await userEvent.click(canvas.getByRole('radio', { name: 'A+ Grade' }))
    await step('There is no horizontal scrolling', () => expectNoOverflow(canvasElement))
    await step('The total stays visible, and opens the whole estimate', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /^Your Estimate: Grand Total PKR\s27,995,990/ }),
      )
      const sheet = within(await screen.findByRole('dialog', { name: 'Your Estimate' }))
      await userEvent.click(sheet.getByRole('checkbox', { name: 'Interior Design' }))
      await waitFor(() => expect(sheet.getAllByText('PKR 27,262,790')).toHaveLength(2))
      await expect(sheet.getByText('Not included: Interior Design')).toBeVisible()
    })
    await step('Reset closes it, and moves the focus to what is shown instead', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Estimate' })).toHaveFocus())
    })
  },
}

export const WithoutGrade: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent, step } = context
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Plot Size' }), '10')
    await step('It says what is missing', async () => {
      await expect(canvas.getByRole('region', { name: 'Your Estimate' })).toHaveTextContent(
        'or switch to manual mode to enter areas directly. The quality grade is missing.',
      )
    })
  },
}

export const FloorInFocus: Story = {
  play: async (context) => {
    await ManualAreas.play?.(context)
    const { canvas, canvasElement, userEvent, step } = context
    await step('A focused area lifts its floor and draws a line to it', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('picture')).toHaveLength(4))
      await userEvent.click(canvas.getByRole('spinbutton', { name: 'Ground Floor Area' }))
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="lifted"]')).toHaveLength(1))
      await expect(canvasElement.querySelector('polyline')).not.toBeNull()
    })
  },
}

export const Review: Story = {
  play: async (context) => {
    await CalculatorWithResult.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Review & Submit' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Review & Submit' })).toHaveFocus())
  },
}

export const ReviewWithoutEstimate: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Review & Submit' }))
    await expect(await canvas.findByText('No estimate yet')).toBeVisible()
  },
}

export const Submitting: Story = {
  tags: ['!visual'],
  args: { submitLead: fn<SubmitLead>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await Review.play?.(context)
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Final Estimate' }))
    const button = await canvas.findByRole('button', { name: /Processing Estimate\.\.\./ })
    await userEvent.click(button)
    await expect(args.submitLead).toHaveBeenCalledTimes(1)
    await expect(canvas.getByText('Submitting your estimate...')).toBeVisible()
  },
}

export const Submitted: Story = {
  play: async (context) => {
    await Review.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Final Estimate' }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toHaveFocus(),
    )
  },
}

export const KeptOnThisDevice: Story = {
  args: {
    submitLead: fn<SubmitLead>(async (lead, contact) =>
      (await storeEstimate(lead, contact)) ? 'stored' : 'lost',
    ),
  },
  play: async (context) => {
    await Submitted.play?.(context)
    const { canvas } = context
    await expect(
      canvas.getByText('✅ Success! Estimate saved locally. We will contact you soon.'),
    ).toBeVisible()
    await expect(canvas.getByText('Saved on this device only; not yet sent')).toBeVisible()
    await expect(canvas.getByText('Once your estimate has been sent, this applies:')).toBeVisible()
  },
}

export const SendAgainFails: Story = {
  tags: ['!visual'],
  ...KeptOnThisDevice,
  beforeEach: offline,
  play: async (context) => {
    await KeptOnThisDevice.play?.(context)
    const { canvas, userEvent, step } = context
    const button = canvas.getByRole('button', { name: 'Send again' })
    const failure = () => canvas.findByText(/^That did not work this time\./)
    await step('The failure is shown, and the button keeps the focus', async () => {
      await userEvent.click(button)
      await expect(await failure()).toBeVisible()
      await expect(button).toHaveFocus()
    })
    await step('A second failure is announced again', async () => {
      const texts: (string | null)[] = []
      const status = await failure()
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

/** The receiver has rejected the estimate as too long, so sending it again is of no use. */
export const RejectedAsTooLong: Story = {
  args: {
    submitLead: fn<SubmitLead>(async (lead, contact) => {
      await sendEstimateLead(lead, { fetch: rejectAsTooLong, url: 'https://scripts.example/exec' })
      return (await storeEstimate(lead, contact)) ? 'stored' : 'lost'
    }),
  },
  play: async (context) => {
    await Submitted.play?.(context)
    await expect(
      context.canvas.getByText(/^Our server rejected it because it is too long\. Create a new estimate/),
    ).toBeVisible()
  },
}

export const KeptAndThenDeleted: Story = {
  tags: ['!visual'],
  ...KeptOnThisDevice,
  play: async (context) => {
    await KeptOnThisDevice.play?.(context)
    const { canvas, step } = context
    const warning = canvas.getByText('Saved on this device only; not yet sent')
    await step('Once the estimate is deleted from the device, the warning disappears', async () => {
      await deletePendingEstimates(pendingEstimates())
      await waitFor(() => expect(warning).not.toBeInTheDocument())
      await expect(canvas.queryByText(/saved locally/)).toBeNull()
      await expect(canvas.getByText(/^This estimate is no longer saved on this device/)).toBeVisible()
    })
  },
}

/** The page was closed before the response, and the estimate is neither stored nor recorded as sent. */
export const OutcomeUnknown: Story = {
  beforeEach: () => {
    const contact = { name: 'Test Visitor', email: 'visitor@example.com', phone: '+92 300 0000000' }
    const inputs = { ...initialInputs, plotSize: '10', grade: 'A+' as const }
    const interrupted = {
      timestamp: '2026-01-01T00:00:00.000Z',
      contact,
      inputs,
      result: 'sending' as const,
    }
    sessionStorage.setItem(
      'estimator',
      serializeState({ ...initialState, contact, inputs, step: 'review', submissions: [interrupted] }),
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The review says neither that it was sent nor that it was lost', async () => {
      await expect(
        await canvas.findByText('We cannot tell whether this estimate has reached us'),
      ).toBeVisible()
      await expect(canvas.queryByText(/could not send or save/)).toBeNull()
    })
    await step('Submitting it again reuses the time of the first attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Final Estimate' }))
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Estimate Submitted Successfully!' })).toHaveFocus(),
      )
      await expect(args.submitLead).toHaveBeenLastCalledWith(
        expect.objectContaining({ timestamp: '2026-01-01T00:00:00.000Z' }),
        expect.anything(),
      )
    })
  },
}

export const NeitherSentNorKept: Story = {
  args: { submitLead: fn<SubmitLead>(async () => 'lost') },
  play: async (context) => {
    await Review.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Final Estimate' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not send or save your estimate. Please call or message us.',
    )
  },
}

export const BackAfterAFailure: Story = {
  tags: ['!visual'],
  args: { submitLead: fn<SubmitLead>(async () => 'lost') },
  play: async (context) => {
    await NeitherSentNorKept.play?.(context)
    const { canvas, userEvent, step } = context
    await step('Back and forward clear the message', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to Calculator' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Review & Submit' }))
      await expect(await canvas.findByRole('button', { name: 'Submit Final Estimate' })).toBeVisible()
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    })
  },
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async (context) => {
    await CalculatorWithResult.play?.(context)
    const { canvas, canvasElement, userEvent, step } = context
    await step('Units, grades and modes start at the right', async () => {
      const [first, second] = ['A Grade', 'A+ Grade'].map((name) =>
        canvas.getByRole('radio', { name }).getBoundingClientRect(),
      )
      await expect(first?.left).toBeGreaterThanOrEqual((second?.right ?? Infinity) - 1)
    })
    await expectNoOverflow(canvasElement)
    await step('The digits of the phone number keep their order in the review', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Review & Submit' }))
      await expectLeftToRight(await canvas.findByText('+92 300 0000000', { selector: 'dd *' }))
    })
  },
}
