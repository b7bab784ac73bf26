import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { homePage } from '../../src/content/pages/home'
import { contactFormErrors } from '../../src/content/sections/contactFormErrors'
import { Heading, Stack } from '../../src/design-system'
import type { HomeMessage } from '../../src/leads'
import { MessageForm } from '../../src/pages/home/MessageForm'
import type { SendMessage } from '../../src/pages/home/useHomeMessage'

const { fields: labels, heading, messages, submit } = homePage.contact

const meta = {
  component: MessageForm,
  args: { sendMessage: fn<SendMessage>(async () => 'sent') },
  // The form is named by a heading outside of it.
  decorators: [
    (Story) => (
      <Stack space="medium">
        <Heading level={2} id="write-to-us">
          {heading}
        </Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof MessageForm>
export default meta

type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const message: HomeMessage = {
  name: 'Test Visitor',
  email: 'visitor@example.com',
  subject: 'A wall on the boundary',
  message: 'Who may build it,\nand how high?',
}
const fields = Object.keys(message) as (keyof HomeMessage)[]

const control = (canvas: Context['canvas'], field: keyof HomeMessage) =>
  canvas.getByRole('textbox', { name: labels[field].label })

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const field of fields) {
      await expect(control(canvas, field)).toBeRequired()
      await expect(control(canvas, field)).toHaveAttribute('placeholder', labels[field].placeholder)
    }
  },
}

export const MissingFields: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Each field has its error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: submit.idle }))
      for (const field of fields)
        await expect(control(canvas, field)).toHaveAccessibleDescription(contactFormErrors[field])
    })
    await step('An error disappears when its field changes', async () => {
      await userEvent.type(control(canvas, 'subject'), message.subject)
      await expect(control(canvas, 'subject')).toBeValid()
      await expect(control(canvas, 'message')).toBeInvalid()
    })
    await expect(args.sendMessage).not.toHaveBeenCalled()
  },
}

/** The receiver's limit is lower than the site's. */
export const TooLong: Story = {
  args: { sendMessage: fn<SendMessage>(async () => 'tooLong') },
  play: async ({ canvas, userEvent }) => {
    for (const field of fields) {
      await userEvent.click(control(canvas, field))
      await userEvent.paste(message[field])
    }
    await userEvent.click(canvas.getByRole('button', { name: submit.idle }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages.tooLong))
    for (const field of fields) await expect(control(canvas, field)).toHaveValue(message[field])
  },
}

/** The message isn't cut: its error says how much is too much. */
export const MessageTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = control(canvas, 'message')
    await userEvent.click(field)
    await userEvent.paste('a house '.repeat(8200))
    await expect(field).toHaveAccessibleDescription(
      /^\s*This is too long to send\. Shorten it by about [\d,]+ characters\.$/,
    )
  },
}
