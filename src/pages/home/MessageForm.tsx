import { homePage } from '../../content/pages/home'
import { TextArea, TextField } from '../../design-system'
import type { HomeMessage } from '../../leads'
import { LeadForm } from '../../sections/LeadForm'
import { useHomeMessage, type SendMessage } from './useHomeMessage'

export interface MessageFormProps {
  /** Sends the message. */
  sendMessage: SendMessage
}

const { fields, submit, consent, withoutScript } = homePage.contact

/**
 * The message form of the home page, validated by the browser.
 * Source: docs/product.md#home-message-form.
 */
export function MessageForm({ sendMessage }: MessageFormProps) {
  const form = useHomeMessage(sendMessage)
  const bound = (field: keyof HomeMessage) => ({ ...fields[field], ...form.bind(field) })
  return (
    <LeadForm
      headingId="write-to-us"
      form={form}
      withoutScript={withoutScript}
      consent={consent}
      submit={{ label: submit.idle, pending: submit.sending }}
    >
      <div className="@container">
        <div className="grid gap-6 @beside:grid-cols-2">
          <TextField {...bound('name')} autoComplete="name" />
          <TextField {...bound('email')} type="email" autoComplete="email" />
        </div>
      </div>
      <TextField {...bound('subject')} />
      <TextArea {...bound('message')} />
    </LeadForm>
  )
}
