import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { homePage } from '../../src/content/pages/home/home'
import { Heading, Stack } from '../../src/design-system'
import { MessageForm, type MessageFormProps } from '../../src/pages/home/contact/MessageForm'
import { isolatedStorage } from '../support/isolatedStorage'

const { fields, heading } = homePage.contact

const meta = {
  component: MessageForm,
  args: { sendMessage: fn<NonNullable<MessageFormProps['sendMessage']>>(async () => 'sent') },
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

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { label, placeholder } of Object.values(fields)) {
      const field = canvas.getByRole('textbox', { name: label })
      await expect(field).toBeRequired()
      await expect(field).toHaveAttribute('placeholder', placeholder)
    }
  },
}
