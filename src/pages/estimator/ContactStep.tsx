import type { SubmitEvent } from 'react'
import {
  Alert,
  Button,
  Card,
  Columns,
  FieldRow,
  Heading,
  Inline,
  Link,
  Picture,
  Stack,
  Text,
  TextField,
} from '../../design-system'
import { encodedPicture } from '../../images/encodedPicture'
import { isEmailAddress, type Contact } from '../../leads'
import { focusField } from '../../sections/formFieldHelpers'
import { isContactComplete, type EstimatorState } from './estimatorState'
import { useEstimatorTexts } from './EstimatorLanguage'

const floors = encodedPicture('db-32-exploded')

/** In display order. */
const fields = ['name', 'email', 'phone'] as const satisfies readonly (keyof Contact)[]

export interface ContactStepProps extends Pick<
  EstimatorState,
  'contact' | 'invalidFields' | 'isContactMissing'
> {
  onContactChange: (field: keyof Contact, value: string) => void
  /** Called on submit with the names of the invalid fields, if any. */
  onContinue: (invalidFields: readonly (keyof Contact)[]) => void
}

/** Step 1: the visitor's contact details. */
export function ContactStep({
  contact,
  invalidFields: reportedFields,
  isContactMissing,
  onContactChange,
  onContinue,
}: ContactStepProps) {
  const { contactStep: texts, stepTitles } = useEstimatorTexts()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const control = event.currentTarget.elements.namedItem('email')
    const emailInput = control instanceof HTMLInputElement ? control : undefined
    const invalidFields = fields.filter(
      (name) =>
        contact[name].trim() === '' || (name === 'email' && !isEmailAddress(contact.email, emailInput)),
    )
    onContinue(invalidFields)
    if (invalidFields[0] !== undefined) focusField(event.currentTarget, invalidFields[0])
  }

  const field = (name: keyof Contact, type: 'text' | 'email' | 'tel') => (
    <TextField
      name={name}
      type={type}
      autoComplete={type === 'text' ? 'name' : type}
      label={texts.labels[name]}
      isRequired
      value={contact[name]}
      onValueChange={(value) => onContactChange(name, value)}
      errorMessage={reportedFields.includes(name) ? texts.errors[name] : undefined}
    />
  )

  return (
    <Columns split="second-beside-others-from-md" align="start">
      <Card space="small">
        {/* `noValidate`, because the browser's messages disappear and are shown for one field only. Without JavaScript,
            `method="dialog"` sends nothing; the default, `get`, would put the input into the URL. */}
        <form method="dialog" noValidate onSubmit={submit} aria-labelledby="contact-step">
          <Stack space="snug">
            <Stack space="xsmall">
              <Heading level={2} id="contact-step" tabIndex={-1}>
                {stepTitles.contact}
              </Heading>
              <Text tone="muted">{texts.text}</Text>
              <Text size="small" tone="muted">
                {texts.requiredNote}
              </Text>
            </Stack>
            <Stack space="snug">
              {field('name', 'text')}
              {/* Stacked on a phone, where half of the width is too narrow for an address. */}
              <FieldRow>
                {field('email', 'email')}
                {field('phone', 'tel')}
              </FieldRow>
            </Stack>
            <Alert tone="danger" role="alert">
              {isContactMissing && texts.missing}
            </Alert>
            <Inline narrow="stack">
              <Button type="submit" size="large" isDisabled={!isContactComplete(contact)}>
                {texts.continue}
              </Button>
            </Inline>
            {/* Fragments of the same page, so that nothing that is typed is lost. */}
            <Text size="small" tone="muted">
              {texts.prices.text} <Link href="#costs">{texts.prices.costs}</Link> ·{' '}
              <Link href="#budget">{texts.prices.budget}</Link>
            </Text>
          </Stack>
        </form>
      </Card>
      <figure className="mx-auto w-full max-w-portrait">
        <Picture picture={floors} alt={texts.alt} sizes={{ base: '92vw', md: '26rem' }} isPriority />
        <figcaption className="mt-2 text-caption text-muted">{texts.caption}</figcaption>
      </figure>
      <Stack space="small">
        <Heading level={2} size="subheading">
          {texts.next.heading}
        </Heading>
        <Text isMeasured>{texts.next.text}</Text>
      </Stack>
    </Columns>
  )
}
