import { homePage } from '../../content/pages/home'
import { contactFormErrors } from '../../content/sections/contactFormErrors'
import { TextArea, TextField } from '../../design-system'
import { cleanContact, type HomeMessage, type HomeMessageResult } from '../../leads'
import { paths } from '../../paths'
import { LeadForm } from '../../sections/LeadForm'
import { useLeadForm, type LeadFormDefinition } from '../../sections/useLeadForm'

export interface MessageFormProps {
  /** Sends the message and resolves to the result; never rejects. */
  sendMessage: (message: HomeMessage) => Promise<HomeMessageResult>
}

const { fields, submit, consent, withoutScript, messages, elsewhere } = homePage.contact

const definition: LeadFormDefinition<keyof HomeMessage, HomeMessageResult> = {
  id: 'home message',
  errors: contactFormErrors,
  results: {
    sent: { tone: 'success', message: messages.sent },
    rejected: { tone: 'danger', message: messages.rejected },
    failed: { tone: 'danger', message: messages.failed },
    tooMany: { tone: 'danger', message: messages.tooMany },
  },
  failure: { ...elsewhere, link: { label: elsewhere.link, href: paths.home.href() } },
}

/**
 * The message form of the home page, validated by the browser.
 * Source: docs/product.md#home-message-form.
 */
export function MessageForm({ sendMessage }: MessageFormProps) {
  const form = useLeadForm(definition, sendMessage)
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
          <TextField {...fields.name} {...form.field('name')} autoComplete="name" />
          <TextField
            {...fields.email}
            {...form.field('email')}
            clean={cleanContact}
            type="email"
            autoComplete="email"
          />
        </div>
      </div>
      <TextField {...fields.subject} {...form.field('subject')} />
      <TextArea {...fields.message} {...form.field('message')} />
    </LeadForm>
  )
}
