import { contactPage, enquiryForm, enquiryServices } from '../../content/pages/contact'
import { Card, Heading, Select, Stack, Text, TextArea, TextField } from '../../design-system'
import type { ProjectEnquiry } from '../../leads'
import { ContactText } from '../../sections/ContactText'
import { LeadForm } from '../../sections/LeadForm'
import { useEnquiry, type SendEnquiry } from './useEnquiry'

export interface EnquiryFormProps {
  /** Sends the enquiry. */
  sendEnquiry: SendEnquiry
}

const { fields, descriptions, submit, withoutScript } = enquiryForm
const serviceOptions = enquiryServices.map((title) => ({ value: title, label: title }))

/**
 * The project enquiry form, validated by the browser.
 * Source: docs/product.md#project-enquiry-form.
 */
export function EnquiryForm({ sendEnquiry }: EnquiryFormProps) {
  const form = useEnquiry(sendEnquiry)
  const bound = (field: keyof ProjectEnquiry) => ({ label: fields[field].label, ...form.bind(field) })
  return (
    <Card>
      <LeadForm
        headingId="enquiry"
        form={form}
        intro={
          <Stack space="xsmall">
            <Heading level={2} id="enquiry">
              {contactPage.formHeading}
            </Heading>
            <Text>
              <ContactText>{contactPage.formText}</ContactText>
            </Text>
            <Text size="small" tone="muted">
              {enquiryForm.requiredNote}
            </Text>
          </Stack>
        }
        withoutScript={withoutScript}
        consent={enquiryForm.consent}
        submit={{ label: form.isDone ? submit.submitted : submit.idle, pending: submit.submitting }}
      >
        <Stack space="medium">
          <div className="@container">
            <div className="grid gap-6 @beside:grid-cols-2">
              <TextField {...bound('name')} autoComplete="name" />
              <TextField {...bound('mobile')} inputMode="tel" autoComplete="tel" />
              <TextField {...bound('email')} type="email" autoComplete="email" />
              <TextField {...bound('city')} autoComplete="address-level2" />
            </div>
          </div>
          <TextField {...bound('projectLocation')} description={descriptions.projectLocation} />
          <TextArea {...bound('projectDescription')} description={descriptions.projectDescription} />
          <Select
            {...bound('servicesRequired')}
            options={serviceOptions}
            placeholder={fields.servicesRequired.placeholder}
          />
          <TextArea {...bound('projectDetails')} description={descriptions.projectDetails} />
        </Stack>
      </LeadForm>
    </Card>
  )
}
