import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { contactFormErrors } from '../../src/content/forms'
import { Heading, Stack, TextArea, TextField } from '../../src/design-system'
import { emailInput } from '../../src/forms/contactInputs'
import { LeadForm, type LeadFormProps } from '../../src/forms/LeadForm'
import { useLeadForm } from '../../src/forms/useLeadForm'
import { isolatedStorage } from '../support/isolatedStorage'

const message = { name: 'Ayesha Khan', email: 'ayesha@example.com', message: 'May I build up to the wall?' }

const results = { sent: 'Your message has been sent.', failed: 'It was not sent. Please try again.' }

type Send = (sent: typeof message) => Promise<keyof typeof results>

const send = fn<Send>(async () => 'sent')

/** The form of a page, whose state is kept by its id. */
function ContactForm({ id, submit }: Pick<LeadFormProps, 'submit'> & { id: string }) {
  const form = useLeadForm<typeof message, keyof typeof results>(
    {
      id,
      fields: (textOf) => ({ name: textOf('name'), email: textOf('email'), message: textOf('message') }),
      messages: results,
      failure: { title: '', text: '', link: { label: '', href: '' } },
    },
    send,
  )
  return (
    <Stack space="large">
      <Heading level={2} id="ask-us">
        Ask us
      </Heading>
      <LeadForm headingId="ask-us" form={form} submit={submit}>
        <TextField label="Name" {...form.field('name')} autoComplete="name" />
        <TextField label="Email" {...form.field('email')} {...emailInput} />
        <TextArea label="Message" {...form.field('message')} />
      </LeadForm>
    </Stack>
  )
}

const meta: Meta<typeof LeadForm> = {
  component: LeadForm,
  args: { headingId: 'ask-us', submit: { label: 'Send', pending: 'Sending...' } },
  argTypes: { form: { control: false }, children: { control: false } },
  // Which keeps the texts of the form.
  beforeEach: isolatedStorage,
  render: ({ submit }, { id }) => <ContactForm id={id} submit={submit} />,
}
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** On docs pages, the play function leads to the state. */
const framed = { docs: { story: { inline: false, autoplay: true, height: '46rem' } } }

const fields = Object.keys(message) as (keyof typeof message)[]
const control = ({ canvas }: Context, field: string) =>
  canvas.getByRole('textbox', { name: new RegExp(`^${field}$`, 'i') })
const button = ({ canvas }: Context) => canvas.getByRole('button')

async function fillIn(context: Context, texts = message) {
  for (const field of fields) {
    await context.userEvent.click(control(context, field))
    await context.userEvent.paste(texts[field])
  }
}

export const Default: Story = {
  name: 'Default (contact form)',
  play: async (context) => {
    await expect(context.canvas.getByRole('form', { name: 'Ask us' })).toBeVisible()
    for (const field of fields) await expect(control(context, field)).toBeRequired()
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
}

export const Errors: Story = {
  parameters: framed,
  play: async (context) => {
    const { step, userEvent } = context
    await step('Sent empty, all fields have their errors, and the first has the focus', async () => {
      await userEvent.click(button(context))
      for (const field of fields)
        await expect(control(context, field)).toHaveAccessibleDescription(contactFormErrors[field])
      await expect(control(context, 'name')).toHaveFocus()
      await expect(send).not.toHaveBeenCalled()
    })
  },
}

export const Corrected: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { step, userEvent } = context
    await step('An error disappears when its field changes', async () => {
      await userEvent.click(button(context))
      await userEvent.type(control(context, 'name'), 'Ayesha')
      await expect(control(context, 'name')).toBeValid()
      await expect(control(context, 'email')).toBeInvalid()
    })
    await step('A text that is too long isn’t cut: its error names the limit', async () => {
      await fillIn(context, { ...message, message: 'x'.repeat(3001) })
      await userEvent.click(button(context))
      await expect(control(context, 'message')).toHaveFocus()
      await expect(control(context, 'message')).toHaveAccessibleDescription(/at most 3,000 characters/)
      await expect(control(context, 'message')).toHaveValue('x'.repeat(3001))
      await expect(send).not.toHaveBeenCalled()
    })
  },
}

export const Sending: Story = {
  parameters: framed,
  play: async (context) => {
    const { userEvent, step } = context
    send.mockReturnValueOnce(new Promise(() => {}))
    await step('The button says so, keeps the focus, and sends nothing again', async () => {
      await fillIn(context)
      await userEvent.click(button(context))
      await expect(button(context)).toHaveAccessibleName('Sending...')
      await userEvent.click(button(context))
      await expect(button(context)).toHaveFocus()
      await expect(send).toHaveBeenCalledOnce()
    })
  },
}

export const Result: Story = {
  parameters: framed,
  play: async (context) => {
    const { canvas, userEvent, step } = context
    send.mockResolvedValueOnce('failed')
    await fillIn(context)
    const expectResult = async (result: keyof typeof results, isKept: boolean) => {
      await userEvent.click(button(context))
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(results[result]))
      await expect(send).toHaveBeenLastCalledWith(message)
      for (const field of fields)
        await expect(control(context, field)).toHaveValue(isKept ? message[field] : '')
    }
    await step('A failure is announced, and nothing is lost', () => expectResult('failed', true))
    await step('A success is announced, and the form is empty', () => expectResult('sent', false))
  },
}
