import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { contactPage, enquiryForm, enquiryServices } from '../../src/content/pages/contact'
import { contactFormErrors } from '../../src/content/forms'
import type { ProjectEnquiry } from '../../src/leads'
import ContactPage from '../../src/pages/contact/ContactPage'
import type { EnquiryFormProps } from '../../src/pages/contact/EnquiryForm'
import { paths } from '../../src/paths'
import { isolatedStorage } from '../support/isolatedStorage'
import { tabTo } from '../support/tabTo'
import { withHeldTimeouts } from '../support/withHeldTimeouts'

const sendEnquiry = fn<NonNullable<EnquiryFormProps['sendEnquiry']>>(async () => 'sent')

const meta = {
  component: ContactPage,
  args: { sendEnquiry },
  // Which keeps the texts of the form.
  beforeEach: isolatedStorage,
  parameters: { layout: 'fullscreen', route: paths.contact.href() },
} satisfies Meta<typeof ContactPage>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const { submit } = enquiryForm

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
const fields = Object.keys(enquiry) as (keyof ProjectEnquiry)[]

function control(canvas: Context['canvas'], field: keyof ProjectEnquiry) {
  const role = field === 'servicesRequired' ? 'combobox' : 'textbox'
  return canvas.getByRole(role, { name: enquiryForm.fields[field].label })
}

async function fillInAndSubmit({ canvas, userEvent }: Context) {
  for (const field of fields) {
    if (field === 'servicesRequired') {
      await userEvent.selectOptions(control(canvas, field), enquiry[field])
    } else {
      await userEvent.click(control(canvas, field))
      await userEvent.paste(enquiry[field])
    }
  }
  await userEvent.click(canvas.getByRole('button', { name: submit.idle }))
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('It begins with the ways to call and to chat', async () => {
      const [call, chat] = canvas.getAllByRole('link')
      await expect(call).toHaveAccessibleName(contactPage.call)
      await expect(chat).toHaveAccessibleName(contactPage.chat)
    })
    await step('Every field is required', async () => {
      for (const field of fields) await expect(control(canvas, field)).toBeRequired()
    })
    await step('No service is selected, and the placeholder cannot be', async () => {
      const options = canvas.getAllByRole('option').map(({ textContent }) => textContent)
      await expect(options).toEqual([enquiryForm.fields.servicesRequired.placeholder, ...enquiryServices])
      await expect(canvas.getAllByRole('option')[0]).toBeDisabled()
      await expect(control(canvas, 'servicesRequired')).toHaveValue('')
    })
    await step('There are other ways to reach the firm', async () => {
      const region = canvas.getByRole('region', { name: 'Other ways to reach us' })
      const targets = [...region.querySelectorAll('a')].map(({ href }) => href.split(/[:?]/)[0])
      await expect(targets).toEqual(['tel', 'tel', 'mailto', 'https', 'https'])
    })
  },
}

export const MissingFields: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each field has its error beside its description', async () => {
      await userEvent.click(canvas.getByRole('button', { name: submit.idle }))
      for (const field of fields) {
        const texts = enquiryForm.fields[field]
        const description = 'description' in texts ? `${texts.description} ` : ''
        await expect(control(canvas, field)).toHaveAccessibleDescription(
          description + contactFormErrors[field],
        )
      }
    })
    await expect(args.sendEnquiry).not.toHaveBeenCalled()
  },
}

export const Submitted: Story = {
  play: async (context) => {
    const { canvas, step } = context
    await withHeldTimeouts(async (pass) => {
      await fillInAndSubmit(context)
      await step('The button confirms it for three seconds', async () => {
        await expect(await canvas.findByRole('button', { name: submit.submitted })).toBeEnabled()
        await pass(2999)
        await expect(canvas.getByRole('button', { name: submit.submitted })).toBeVisible()
        await pass(1)
        await expect(canvas.getByRole('button', { name: submit.idle })).toBeVisible()
      })
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The fields are tab stops in display order', async () => {
      await tabTo(userEvent, control(canvas, 'name'))
      for (const field of fields) {
        await expect(control(canvas, field)).toHaveFocus()
        // One letter chooses an option; browsers forget it after a second, so a second one may come too late.
        const typed = field === 'servicesRequired' ? 'L' : enquiry[field]
        await userEvent.keyboard(typed.replace('\n', '{Enter}'))
        await expect(control(canvas, field)).toHaveValue(enquiry[field])
        await userEvent.tab()
      }
    })
    await step('Then the privacy policy and the button, which keeps the focus', async () => {
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.sendEnquiry).toHaveBeenCalledWith(enquiry))
      await expect(await canvas.findByRole('button', { name: submit.submitted })).toHaveFocus()
    })
  },
}
