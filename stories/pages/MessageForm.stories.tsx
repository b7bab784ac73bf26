import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Heading, Stack } from '../../src/design-system'
import type { HomeMessage } from '../../src/leads'
import { MessageForm } from '../../src/pages/home/MessageForm'
import type { SendMessage } from '../../src/pages/home/useHomeMessage'
import { largeText } from '../support/largeText'
import { expectNoOverflow } from '../support/expectNoOverflow'

const meta = {
  component: MessageForm,
  args: { sendMessage: fn<SendMessage>(async () => 'sent') },
  // The form is named by a heading outside of it.
  decorators: [
    (Story) => (
      <Stack space="medium">
        <Heading level={2} id="write-to-us">
          Write to us
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

const labels: Record<keyof HomeMessage, string> = {
  name: 'Your name',
  email: 'E-mail',
  subject: 'Your subject',
  message: 'Message',
}

const placeholders: Record<keyof HomeMessage, string> = {
  name: 'Your Name*',
  email: 'Email*',
  subject: 'Your Subject*',
  message: 'Message*',
}

const errors: Record<keyof HomeMessage, string> = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address, such as name@example.com.',
  subject: 'Say in a few words what it is about.',
  message: 'Write what you would like to ask or tell us.',
}

const fields = ['name', 'email', 'subject', 'message'] as const

const control = (canvas: Context['canvas'], field: keyof HomeMessage) =>
  canvas.getByRole('textbox', { name: labels[field] })

async function fillIn({ canvas, userEvent }: Context) {
  for (const field of fields) {
    await userEvent.click(control(canvas, field))
    await userEvent.paste(message[field])
  }
}

async function expectKept({ canvas }: Context) {
  for (const field of fields) await expect(control(canvas, field)).toHaveValue(message[field])
}

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const field of fields) {
      await expect(control(canvas, field)).toBeRequired()
      await expect(control(canvas, field)).toHaveAttribute('name', field)
      await expect(control(canvas, field)).toHaveAttribute('placeholder', placeholders[field])
    }
    await expect(control(canvas, 'message')).toHaveAttribute('rows', '5')
    await expect(canvas.getByRole('button', { name: 'Submit Message' })).toBeEnabled()
  },
}

export const MissingFields: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    const submit = canvas.getByRole('button', { name: 'Submit Message' })
    await step('Each missing field has its error, and the first one the focus', async () => {
      await userEvent.click(submit)
      await expect(control(canvas, 'name')).toHaveFocus()
      for (const field of fields) {
        await expect(control(canvas, field)).toBeInvalid()
        await expect(control(canvas, field)).toHaveAccessibleDescription(errors[field])
      }
    })
    await expect(args.sendMessage).not.toHaveBeenCalled()
  },
}

export const InvalidFields: Story = {
  tags: ['!visual'],
  play: async (context) => {
    const { args, canvas, userEvent, step } = context
    const submit = canvas.getByRole('button', { name: 'Submit Message' })
    await fillIn(context)
    await step('An invalid e-mail address and a text of spaces have errors', async () => {
      await userEvent.clear(control(canvas, 'email'))
      await userEvent.type(control(canvas, 'email'), 'nobody')
      await userEvent.clear(control(canvas, 'message'))
      await userEvent.type(control(canvas, 'message'), '  {Enter}')
      await userEvent.click(submit)
      await expect(control(canvas, 'email')).toHaveFocus()
      for (const field of fields) {
        const isValid = field === 'name' || field === 'subject'
        await expect(control(canvas, field)).toHaveAccessibleDescription(isValid ? '' : errors[field])
      }
    })
    await step('An error disappears when its field changes', async () => {
      await userEvent.type(control(canvas, 'email'), '@example.com')
      await expect(control(canvas, 'email')).not.toHaveAttribute('aria-invalid')
      await expect(control(canvas, 'message')).toBeInvalid()
      await expect(args.sendMessage).not.toHaveBeenCalled()
    })
    await step('The corrected message is sent', async () => {
      await userEvent.type(control(canvas, 'message'), 'Who may build it?')
      await userEvent.click(submit)
      await waitFor(() => expect(args.sendMessage).toHaveBeenCalledTimes(1))
    })
  },
}

export const Sending: Story = {
  args: { sendMessage: fn<SendMessage>(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    const button = await canvas.findByRole('button', { name: 'Sending...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.type(control(canvas, 'subject'), '{Enter}')
    await expect(args.sendMessage).toHaveBeenCalledTimes(1)
    await expect(args.sendMessage).toHaveBeenCalledWith(message, { shownAt: expect.any(Number) })
  },
}

export const Sent: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('✅ Your message has been sent successfully!'),
    )
    for (const field of fields) await expect(control(canvas, field)).toHaveValue('')
  },
}

export const Rejected: Story = {
  args: { sendMessage: fn<SendMessage>(async () => 'rejected') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Failed to submit. Please try again.'),
    )
    await expectKept(context)
  },
}

export const Failed: Story = {
  args: { sendMessage: fn<SendMessage>(async () => 'failed') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.'),
    )
    await expectKept(context)
  },
}

/** The receiver's limit is lower than the site's. */
export const TooLong: Story = {
  args: { sendMessage: fn<SendMessage>(async () => 'tooLong') },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Failed to submit. Please try again. Your text is too long to send. Shorten it, or send it in two parts.',
      ),
    )
    await expectKept(context)
  },
}

/** A counter appears at the field with the longest text when the request comes near its limit. */
export const NearTheLimit: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await step('There is no counter for a text of 63,000 characters', async () => {
      await userEvent.click(field)
      await userEvent.paste('a house '.repeat(7875))
      await expect(field).not.toHaveAccessibleDescription(/characters left/)
    })
    await step('There is one for a text of 64,000 characters', async () => {
      await userEvent.paste('a house '.repeat(125))
      await expect(field).toHaveAccessibleDescription(/^\s*About \d{2,3} characters left$/)
    })
    await step('Beyond the limit, the error replaces it', async () => {
      await userEvent.paste('a house '.repeat(200))
      await expect(field).toHaveAccessibleDescription(
        /^\s*This is too long to send\. Shorten it by about [\d,]+ characters\.$/,
      )
    })
  },
}

/** The message about the failure disappears while the next request is pending. */
export const SentOnRetry: Story = {
  tags: ['!visual'],
  args: {
    sendMessage: fn<SendMessage>(async ({ subject }) => (subject === message.subject ? 'failed' : 'sent')),
  },
  play: async (context) => {
    await Failed.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.type(control(canvas, 'subject'), ' again')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Message' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^✅ Your message has been sent successfully!$/),
    )
    await expect(control(canvas, 'name')).toHaveValue('')
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The fields are tab stops in display order', async () => {
      for (const field of fields) {
        await userEvent.tab()
        await expect(control(canvas, field)).toHaveFocus()
        await userEvent.keyboard(message[field].replace('\n', '{Enter}'))
      }
    })
    await step('Then the privacy policy and the button', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveFocus()
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: 'Submit Message' })
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(args.sendMessage).toHaveBeenCalledWith(message, { shownAt: expect.any(Number) }),
      )
      await expect(canvas.getByRole('button', { name: 'Submit Message' })).toHaveFocus()
    })
  },
}

export const LargeText: Story = {
  tags: ['!visual'],
  beforeEach: largeText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: ({ canvasElement }) => expectNoOverflow(canvasElement),
}
