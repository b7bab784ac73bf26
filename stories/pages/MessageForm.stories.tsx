import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { homePage } from '../../src/content/pages/home/home'
import { Heading, Stack } from '../../src/design-system'
import type { HomeMessage } from '../../src/leads'
import { MessageForm, type MessageFormProps } from '../../src/pages/home/contact/MessageForm'
import { isolatedStorage } from '../support/isolatedStorage'

const { fields: labels, heading, messages, submit } = homePage.contact

const sendMessage = fn<NonNullable<MessageFormProps['sendMessage']>>(async () => 'sent')

const meta = {
  component: MessageForm,
  args: { sendMessage },
  // Which keeps the texts of the form.
  beforeEach: isolatedStorage,
  // The form is named by a heading outside of it.
  decorators: [
    (Story) => (
      <Stack space="large">
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

export const Outcomes: Story = {
  play: async ({ canvas, userEvent, step }) => {
    for (const field of fields) {
      await userEvent.click(control(canvas, field))
      await userEvent.paste(message[field])
    }
    for (const result of ['rejected', 'failed', 'tooMany', 'sent'] as const) {
      await step(result === 'sent' ? 'A success clears the form' : `Nothing is lost: ${result}`, async () => {
        sendMessage.mockResolvedValueOnce(result)
        await userEvent.click(canvas.getByRole('button', { name: submit.idle }))
        await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(messages[result]))
        await expect(sendMessage).toHaveBeenLastCalledWith(message)
        for (const field of fields)
          await expect(control(canvas, field)).toHaveValue(result === 'sent' ? '' : message[field])
      })
    }
  },
}
