import type { SubmitEvent } from 'react'
import { contactPage, enquiryForm, enquiryServices } from '../../content/pages/contact'
import {
  Button,
  Card,
  FormStatus,
  Heading,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '../../design-system'
import { projectEnquiryExcess, type ProjectEnquiry } from '../../leads'
import { ConsentNote } from '../../sections/ConsentNote'
import { PhoneText } from '../../sections/PhoneText'
import { ScriptNeeded } from '../../sections/ScriptNeeded'
import { focusField, tooLongMessage } from '../../sections/tooLong'
import { useEnquiry, type SendEnquiry } from './useEnquiry'

export interface EnquiryFormProps {
  /** Takes the enquiry. */
  sendEnquiry: SendEnquiry
}

const { fields, hints, submit, withoutScript } = enquiryForm
const serviceOptions = enquiryServices.map((title) => ({ value: title, label: title }))

/**
 * The project enquiry; the browser itself checks that nothing is missing.
 * Source: docs/product.md#project-enquiry-form.
 */
export function EnquiryForm({ sendEnquiry }: EnquiryFormProps) {
  const { fields: typed, status, outcome, change, submit: send } = useEnquiry(sendEnquiry)

  const excess = projectEnquiryExcess(typed)

  const bound = (field: keyof ProjectEnquiry) => ({
    name: field,
    label: fields[field].label,
    isRequired: true,
    value: typed[field],
    errorMessage: excess?.field === field ? tooLongMessage(excess.characters) : undefined,
    onValueChange: (value: string) => change(field, value),
  })

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (excess) focusField(event.currentTarget, excess.field)
    else send()
  }

  return (
    <Card>
      {/* Without JavaScript a "dialog" form goes nowhere; any other would put what was typed into the address. */}
      <form
        method="dialog"
        onSubmit={handleSubmit}
        aria-labelledby="enquiry"
        className="flex max-w-field min-w-0 flex-col gap-8"
      >
        <Stack space="xsmall">
          <Heading level={2} id="enquiry">
            {contactPage.formHeading}
          </Heading>
          <Text>
            <PhoneText>{contactPage.formText}</PhoneText>
          </Text>
          <Text size="small" tone="muted">
            {enquiryForm.requiredNote}
          </Text>
        </Stack>
        <ScriptNeeded {...withoutScript} />
        <Stack space="medium">
          <div className="grid gap-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            <TextField {...bound('name')} autoComplete="name" />
            <TextField {...bound('mobile')} inputMode="tel" autoComplete="tel" />
            <TextField {...bound('email')} type="email" autoComplete="email" />
            <TextField {...bound('city')} autoComplete="address-level2" />
          </div>
          <TextField {...bound('projectLocation')} description={hints.projectLocation} />
          <TextArea {...bound('projectDescription')} description={hints.projectDescription} rows={3} />
          <Select
            {...bound('servicesRequired')}
            options={serviceOptions}
            placeholder={fields.servicesRequired.placeholder}
          />
          <TextArea {...bound('projectDetails')} description={hints.projectDetails} />
        </Stack>
        <ConsentNote>{enquiryForm.consent}</ConsentNote>
        <Stack space="medium">
          <FormStatus outcome={outcome} />
          <Button
            type="submit"
            size="large"
            isLoading={status === 'submitting'}
            loadingLabel={submit.submitting}
          >
            {status === 'submitted' ? submit.submitted : submit.idle}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
