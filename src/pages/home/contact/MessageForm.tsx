import { homePage } from '../../../content/pages/home/home'
import { TextArea, TextField } from '../../../design-system'
import { sendHomeMessage, type HomeMessage, type HomeMessageResult } from '../../../leads'
import { emailInput } from '../../../forms/contactInputs'
import { LeadForm } from '../../../forms/LeadForm'
import { useLeadForm, type LeadFormDefinition } from '../../../forms/useLeadForm'

export interface MessageFormProps {
  /** Sends the message and resolves to the result; never rejects. @default sendHomeMessage */
  sendMessage?: ((message: HomeMessage) => Promise<HomeMessageResult>) | undefined
}

const { fields, submit, messages, elsewhere } = homePage.contact

const definition: LeadFormDefinition<HomeMessage, HomeMessageResult> = {
  id: 'home message',
  fields: (textOf) => ({
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  }),
  messages,
  failure: elsewhere,
}

/** The message form of the home page, validated by the browser. Source: docs/product.md#home-message-form. */
export function MessageForm({ sendMessage = sendHomeMessage }: MessageFormProps) {
  const form = useLeadForm(definition, sendMessage)
  return (
    <LeadForm headingId="write-to-us" form={form} submit={{ label: submit.idle, pending: submit.sending }}>
      <div className="@container">
        <div className="grid gap-6 @beside:grid-cols-2">
          <TextField {...fields.name} {...form.field('name')} autoComplete="name" />
          <TextField {...fields.email} {...form.field('email')} {...emailInput} />
        </div>
      </div>
      <TextField {...fields.subject} {...form.field('subject')} />
      <TextArea {...fields.message} {...form.field('message')} />
    </LeadForm>
  )
}
