import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { urduTexts as texts } from '../../src/content/pages/estimatorUrdu'
import EstimatorPage from '../../src/pages/estimator/EstimatorPage'
import { languageStore } from '../../src/pages/estimator/languageStore'
import type { SubmitLead } from '../../src/pages/estimator/submitEstimate'
import { paths } from '../../src/paths'
import { expectLeftToRight } from '../support/expectLeftToRight'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { isolatedStorage } from '../support/isolatedStorage'

const { calculatorFields: fields, contactStep, estimatePanel, reviewStep, stepTitles } = texts

/** The language would outlive the story, just as it survives navigation. */
function startInEnglish() {
  const restore = isolatedStorage()
  return async () => {
    await languageStore.choose('en')
    restore()
  }
}

/** Each step of the estimator in Urdu. */
const meta = {
  component: EstimatorPage,
  args: { submitLead: fn<SubmitLead>(async () => 'sent') },
  parameters: { layout: 'fullscreen', route: paths.estimator.href() },
  beforeEach: startInEnglish,
} satisfies Meta<typeof EstimatorPage>
export default meta

type Story = StoryObj<typeof meta>

export const Contact: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), 'Test Visitor')
    await step('The button changes the language, and keeps the focus and what is entered', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^اردو/ }))
      await canvas.findByRole('heading', { name: stepTitles.contact })
      await expect(canvas.getByRole('button', { name: /^English/ })).toHaveFocus()
      await expect(canvas.getByRole('textbox', { name: contactStep.labels.name })).toHaveDisplayValue(
        'Test Visitor',
      )
    })
    await step('The step is laid out from right to left', async () => {
      const label = canvas.getByText(contactStep.labels.name)
      await expect(getComputedStyle(label).direction).toBe('rtl')
      await expect(label.closest('[lang]')).toHaveAttribute('lang', 'ur')
    })
  },
}

export const ContactMissing: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await Contact.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: contactStep.continue }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(contactStep.missing)
    await expect(canvas.getByRole('textbox', { name: contactStep.labels.email })).toHaveFocus()
  },
}

export const Calculator: Story = {
  play: async (context) => {
    await Contact.play?.(context)
    const { canvas, canvasElement, userEvent, step } = context
    await userEvent.type(
      canvas.getByRole('textbox', { name: contactStep.labels.email }),
      'visitor@example.com',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: contactStep.labels.phone }),
      '+92 300 0000000{Enter}',
    )
    await waitFor(() => expect(canvas.getByRole('heading', { name: stepTitles.calculator })).toHaveFocus())
    await userEvent.type(canvas.getByRole('spinbutton', { name: fields.plot.size }), '10')
    await userEvent.click(canvas.getByRole('radio', { name: texts.gradeLabels['A+'] }))
    await expect(canvas.getAllByText(/^PKR\s27,995,990$/)).not.toHaveLength(0)
    await step('Nothing scrolls sideways', () => expectNoOverflow(canvasElement))
    await step('The first grade is at the right', async () => {
      const [first, second] = [texts.gradeLabels.A, texts.gradeLabels['A+']].map((name) =>
        canvas.getByRole('radio', { name }).getBoundingClientRect(),
      )
      await expect(first?.left).toBeGreaterThanOrEqual((second?.right ?? Infinity) - 1)
    })
  },
}

export const AreasExplained: Story = {
  tags: ['!visual'],
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByText(texts.areaReasonTexts.heading))
    await expect(
      canvas.getByText('پلاٹ کے 2,250 مربع فٹ کا 0.6364 حصہ: ہمارا عدد، DHA میں 10 مرلہ کے لیے۔'),
    ).toBeVisible()
    await expect(canvas.getByText('1 نومبر، 2026 سے لاگو')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent, step } = context
    await step('The sheet is in Urdu, too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${estimatePanel.heading}`) }))
      const sheet = await screen.findByRole('dialog', { name: estimatePanel.heading })
      await expect(sheet).toHaveAttribute('lang', 'ur')
      await expect(sheet).toHaveAttribute('dir', 'rtl')
      await userEvent.click(within(sheet).getByRole('checkbox', { name: texts.serviceLabels.interior }))
      await waitFor(() =>
        expect(within(sheet).getByText(`شامل نہیں: ${texts.serviceLabels.interior}`)).toBeVisible(),
      )
    })
  },
}

export const Review: Story = {
  play: async (context) => {
    await Calculator.play?.(context)
    const { canvas, userEvent, step } = context
    await userEvent.click(canvas.getByRole('button', { name: fields.review }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: stepTitles.review })).toHaveFocus())
    await step('The digits of the phone number keep their order', async () => {
      await expectLeftToRight(await canvas.findByText('+92 300 0000000', { selector: 'dd *' }))
    })
  },
}

export const Submitted: Story = {
  play: async (context) => {
    await Review.play?.(context)
    const { args, canvas, userEvent, step } = context
    await userEvent.click(canvas.getByRole('button', { name: reviewStep.submit.idle }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: stepTitles.success })).toHaveFocus())
    await step('What is sent is the same as in English', async () => {
      await expect(args.submitLead).toHaveBeenLastCalledWith(
        expect.objectContaining({
          plotSize: '10 marla',
          authority: 'DHA',
          calculationMode: 'auto',
          qualityGrade: 'A+',
          services: 'architectural, interior, grayStructure, finishing',
        }),
        expect.anything(),
      )
    })
  },
}
