import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { company } from '../../src/content/company'
import { enquiryServices } from '../../src/content/pages/contact'
import type { ProjectEnquiry } from '../../src/leads'
import ContactPage from '../../src/pages/contact/ContactPage'
import type { SendEnquiry } from '../../src/pages/contact/useEnquiry'
import { paths } from '../../src/paths'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'
import { rightToLeft } from '../support/rightToLeft'
import { expectLeftToRight } from '../support/expectLeftToRight'
import { tabTo } from '../support/tabTo'

const meta = {
  component: ContactPage,
  args: { sendEnquiry: fn<SendEnquiry>(async () => 'sent') },
  parameters: { layout: 'fullscreen', route: paths.contact.href() },
} satisfies Meta<typeof ContactPage>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const enquiry: ProjectEnquiry = {
  name: 'Test Visitor',
  mobile: '0300 0000000',
  email: 'visitor@example.com',
  city: 'Lahore',
  projectLocation: 'Phase 6, Block C',
  projectDescription: 'House on 10 marla,\ntwo floors.',
  servicesRequired: 'Landscaping Consultancy, Planning & Execution',
  projectDetails: 'Drawings are there. Garden and terrace by October.',
}

const labels: Record<keyof ProjectEnquiry, string> = {
  name: 'Name',
  mobile: 'Mobile',
  email: 'Email',
  city: 'City',
  projectLocation: 'Project Location',
  projectDescription: 'Project Description',
  servicesRequired: 'Services Required',
  projectDetails: 'Project Details',
}

const errors: Record<keyof ProjectEnquiry, string> = {
  name: 'Enter your name.',
  mobile: 'Enter a phone number we can reach you on.',
  email: 'Enter an e-mail address, such as name@example.com.',
  city: 'Enter your city.',
  projectLocation: 'Enter where your project is.',
  projectDescription: 'Describe your project in a sentence.',
  servicesRequired: 'Select the service you need.',
  projectDetails: 'Write what you have and what you need.',
}

const descriptions: Partial<Record<keyof ProjectEnquiry, string>> = {
  projectLocation: 'Scheme, phase and block, or the nearest main road',
  projectDescription: 'For example: house on 10 marla, two floors, no basement',
  projectDetails: 'What you already have, what you need, and by when',
}

function control(canvas: Context['canvas'], field: keyof ProjectEnquiry) {
  const role = field === 'servicesRequired' ? 'combobox' : 'textbox'
  return canvas.getByRole(role, { name: labels[field] })
}

const fields = [
  'name',
  'mobile',
  'email',
  'city',
  'projectLocation',
  'projectDescription',
  'servicesRequired',
  'projectDetails',
] as const satisfies readonly (keyof ProjectEnquiry)[]

async function fillIn({ canvas, userEvent }: Context) {
  for (const field of fields) {
    if (field === 'servicesRequired') {
      await userEvent.selectOptions(control(canvas, field), enquiry[field])
    } else {
      await userEvent.click(control(canvas, field))
      await userEvent.paste(enquiry[field])
    }
  }
}

async function expectKept({ canvas }: Context) {
  for (const field of fields) await expect(control(canvas, field)).toHaveValue(enquiry[field])
}

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Every field is required, and has the name of the request field', async () => {
      for (const field of fields) {
        await expect(control(canvas, field)).toBeRequired()
        await expect(control(canvas, field)).toHaveAttribute('name', field)
      }
    })
    await step('The first option of the select is disabled', async () => {
      await expect(canvas.getByRole('option', { name: 'Select a service' })).toBeDisabled()
      const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
      await expect(options).toEqual(['Select a service', ...enquiryServices])
      await expect(control(canvas, 'servicesRequired')).toHaveValue('')
    })
    await step('There are contact details beside the form', async () => {
      await expect(canvas.getByText('Feel free to contact & Get our services !!')).toBeVisible()
      const contactDetails = canvas.getByRole('region', { name: 'Other ways to reach us' })
      const targets = [...contactDetails.querySelectorAll('a')].map(({ href }) => href.split(/[:?]/)[0])
      await expect(targets).toEqual(['tel', 'tel', 'mailto', 'https', 'https'])
    })
    await expectNoOverflow(canvasElement)
  },
}

export const MissingFields: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each missing field has its error, and the first one the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
      await expect(control(canvas, 'name')).toHaveFocus()
      for (const field of fields) {
        await expect(control(canvas, field)).toBeInvalid()
        await expect(control(canvas, field)).toHaveAccessibleDescription(
          [descriptions[field], errors[field]].filter(Boolean).join(' '),
        )
      }
    })
    await expect(args.sendEnquiry).not.toHaveBeenCalled()
  },
}

export const InvalidFields: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    const submit = canvas.getByRole('button', { name: 'Submit Now' })
    await step('The select without an option gets the focus if the fields before it are valid', async () => {
      for (const field of fields) {
        if (field === 'servicesRequired' || field === 'projectDetails') continue
        await userEvent.click(control(canvas, field))
        await userEvent.paste(enquiry[field])
      }
      await userEvent.click(submit)
      await expect(control(canvas, 'servicesRequired')).toHaveFocus()
      await expect(control(canvas, 'projectDetails')).toBeInvalid()
    })
    await step('An error disappears when its field changes', async () => {
      await userEvent.selectOptions(control(canvas, 'servicesRequired'), enquiry.servicesRequired)
      await expect(control(canvas, 'servicesRequired')).toHaveAttribute('aria-invalid', 'false')
    })
    await step('An invalid e-mail address has an error', async () => {
      await userEvent.clear(control(canvas, 'email'))
      await userEvent.type(control(canvas, 'email'), 'nobody')
      await userEvent.click(submit)
      await expect(control(canvas, 'email')).toHaveFocus()
      await expect(control(canvas, 'email')).toHaveAccessibleDescription(errors.email)
    })
    await expect(args.sendEnquiry).not.toHaveBeenCalled()
  },
}

export const Submitting: Story = {
  args: { sendEnquiry: fn<SendEnquiry>(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
    const button = await canvas.findByRole('button', { name: 'Submitting...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.type(control(canvas, 'city'), '{Enter}')
    await expect(args.sendEnquiry).toHaveBeenCalledTimes(1)
    await expect(args.sendEnquiry).toHaveBeenCalledWith(enquiry, { shownAt: expect.any(Number) })
    await expectKept(context)
  },
}

/** Not compared visually, because the button changes again after three seconds. */
export const JustSubmitted: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
    await expect(await canvas.findByRole('button', { name: 'Submitted ✅' })).toBeEnabled()
    await expect(canvas.getByRole('alert')).toHaveTextContent('✅ Your response has been submitted!')
    for (const field of fields) await expect(control(canvas, field)).toHaveValue('')
  },
}

export const Submitted: Story = {
  play: async (context) => {
    await JustSubmitted.play?.(context)
    const { canvas, step } = context
    await step('After three seconds the button is idle again, and the message stays', async () => {
      await canvas.findByRole('button', { name: 'Submit Now' }, { timeout: 5000 })
      await expect(canvas.getByRole('alert')).toHaveTextContent('✅ Your response has been submitted!')
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    await step('The fields are tab stops in display order', async () => {
      await tabTo(userEvent, control(canvas, 'name'))
      for (const field of fields) {
        await expect(control(canvas, field)).toHaveFocus()
        await userEvent.keyboard(enquiry[field].replace('\n', '{Enter}'))
        await expect(control(canvas, field)).toHaveValue(enquiry[field])
        await userEvent.tab()
      }
    })
    await step('Then the privacy policy and the button', async () => {
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus()
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: 'Submit Now' })
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(button).toHaveTextContent('Submitted ✅'), { timeout: 2500 })
      await expect(button).toHaveFocus()
      await expect(args.sendEnquiry).toHaveBeenCalledWith(enquiry, { shownAt: expect.any(Number) })
    })
  },
}

export const Failed: Story = {
  args: { sendEnquiry: fn<SendEnquiry>(async () => 'failed') },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    await fillIn(context)
    await step('The input is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('❌ Submission failed. Please try again.'),
      )
      await expectKept(context)
      await expect(canvas.getByRole('button', { name: 'Submit Now' })).toBeEnabled()
    })
  },
}

/** The receiver's limit is lower than the site's. */
export const TooLong: Story = {
  args: { sendEnquiry: fn<SendEnquiry>(async () => 'tooLong') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        '❌ Submission failed. Please try again. Your text is too long to send. Shorten it, or send it in two parts.',
      ),
    )
    await expectKept(context)
  },
}

export const SentOnRetry: Story = {
  tags: ['!visual'],
  args: {
    sendEnquiry: fn<SendEnquiry>(async ({ city }) => (city === enquiry.city ? 'failed' : 'sent')),
  },
  play: async (context) => {
    await Failed.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(control(canvas, 'city'), ' Cantonment')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Now' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^✅ Your response has been submitted!$/),
    )
    await expect(control(canvas, 'name')).toHaveValue('')
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: largeText,
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}

export const RightToLeft: Story = {
  tags: ['!visual'],
  beforeEach: rightToLeft,
  play: async ({ canvas, canvasElement, step }) => {
    await step('The digits of phone numbers keep their order, alone and within a sentence', async () => {
      const [phone] = company.phones
      const numbers = canvas.getAllByText(phone)
      await expect(numbers.length).toBe(2)
      for (const number of numbers) await expectLeftToRight(number)
      await expect(canvas.getByText(/If you would rather talk, call/)).toHaveTextContent(`call ${phone}.`)
    })
    await step('So do the postal address and the office hours', async () => {
      await expectLeftToRight(canvas.getByText(company.address))
      for (const { hours } of company.officeHours) await expectLeftToRight(canvas.getByText(hours))
    })
    await expectNoOverflow(canvasElement)
  },
}
