import { contactPage, enquiryForm, enquiryServices } from '../../content/pages/contact'
import { Card, Heading, Select, Stack, Text, TextArea, TextField } from '../../design-system'
import { sendProjectEnquiry, type ProjectEnquiry, type ProjectEnquiryResult } from '../../leads'
import { ContactText } from '../../sections/contact/ContactText'
import { emailInput, phoneInput } from '../../forms/contactInputs'
import { LeadForm } from '../../forms/LeadForm'
import { useLeadForm, type LeadFormDefinition } from '../../forms/useLeadForm'

export interface EnquiryFormProps {
  /** Sends the enquiry and resolves to the result; never rejects. @default sendProjectEnquiry */
  sendEnquiry?: ((enquiry: ProjectEnquiry) => Promise<ProjectEnquiryResult>) | undefined
}

const { fields, submit, messages, elsewhere } = enquiryForm
const serviceOptions = enquiryServices.map((title) => ({ value: title, label: title }))

const definition: LeadFormDefinition<ProjectEnquiry, ProjectEnquiryResult> = {
  id: 'project enquiry',
  fields: (textOf) => ({
    name: textOf('name'),
    mobile: textOf('mobile'),
    email: textOf('email'),
    city: textOf('city'),
    projectLocation: textOf('projectLocation'),
    projectDescription: textOf('projectDescription'),
    servicesRequired: textOf('servicesRequired'),
    projectDetails: textOf('projectDetails'),
  }),
  messages,
  failure: elsewhere,
}

/**
 * The project enquiry form, validated by the browser. The button confirms a success for three seconds.
 * Source: docs/product.md#project-enquiry-form.
 */
export function EnquiryForm({ sendEnquiry = sendProjectEnquiry }: EnquiryFormProps) {
  const form = useLeadForm(definition, sendEnquiry)
  return (
    <Card>
      <Stack space="large">
        <Stack space="2xsmall">
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
        <LeadForm
          headingId="enquiry"
          form={form}
          submit={{ label: form.isDone ? submit.submitted : submit.idle, pending: submit.submitting }}
        >
          <div className="@container">
            <div className="grid gap-6 @beside:grid-cols-2">
              <TextField {...fields.name} {...form.field('name')} autoComplete="name" />
              <TextField {...fields.mobile} {...form.field('mobile')} {...phoneInput} />
              <TextField {...fields.email} {...form.field('email')} {...emailInput} />
              <TextField {...fields.city} {...form.field('city')} autoComplete="address-level2" />
            </div>
          </div>
          <TextField {...fields.projectLocation} {...form.field('projectLocation')} />
          <TextArea {...fields.projectDescription} {...form.field('projectDescription')} />
          <Select {...fields.servicesRequired} {...form.field('servicesRequired')} options={serviceOptions} />
          <TextArea {...fields.projectDetails} {...form.field('projectDetails')} />
        </LeadForm>
      </Stack>
    </Card>
  )
}
