import type { SubmitEvent } from 'react'
import {
  Alert,
  Button,
  Card,
  Columns,
  Heading,
  Inline,
  Picture,
  sizesOf,
  Stack,
  Text,
  TextField,
} from '../../design-system'
import floors from '../../images/db-32-exploded.webp?picture'
import { contactExcess, type Contact } from '../../leads'
import { excessMessage, focusField } from '../../sections/excessMessage'
import { isContactComplete, type EstimatorState } from './estimatorState'
import { contactErrors, messages } from './messages'
import { stepTitles } from './steps'

const fields = [
  {
    name: 'name',
    label: 'Full Name',
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
  },
] as const

export interface ContactStepProps extends Pick<
  EstimatorState,
  'contact' | 'invalidFields' | 'isContactMissing'
> {
  onContactChange: (field: keyof Contact, value: string) => void
  /** Called on submit with the names of the invalid fields, if any. */
  onContinue: (invalidFields: readonly (keyof Contact)[]) => void
}

/** Step 1: the visitor's contact. */
export function ContactStep({
  contact,
  invalidFields: reportedFields,
  isContactMissing,
  onContactChange,
  onContinue,
}: ContactStepProps) {
  const excess = contactExcess(contact)

  const errorOf = (name: keyof Contact) =>
    excessMessage(excess, name) ?? (reportedFields.includes(name) ? contactErrors[name] : undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const invalidFields = fields
      .map(({ name }) => name)
      .filter((name) => {
        const field = elements.namedItem(name)
        // The browser validates the format of the e-mail address.
        return (
          excess?.field === name ||
          contact[name].trim() === '' ||
          (field instanceof HTMLInputElement && !field.validity.valid)
        )
      })
    onContinue(invalidFields)
    if (invalidFields[0] !== undefined) focusField(event.currentTarget, invalidFields[0])
  }

  return (
    <Columns split="main-and-aside" align="start">
      <Card>
        {/* `noValidate`, because the browser's messages disappear and are shown for one field only. Without JavaScript,
            `method="dialog"` sends nothing; any other method would put the input into the URL. */}
        <form method="dialog" noValidate onSubmit={submit} aria-labelledby="contact-step">
          <Stack space="large">
            <Stack space="xsmall">
              <Heading level={2} id="contact-step" tabIndex={-1}>
                {stepTitles.contact}
              </Heading>
              <Text tone="muted">Please provide your contact information to continue</Text>
              <Text size="small" tone="muted">
                * We need all three to answer you.
              </Text>
            </Stack>
            <Stack space="medium">
              {fields.map((field) => (
                <TextField
                  key={field.name}
                  {...field}
                  isRequired
                  value={contact[field.name]}
                  onValueChange={(value) => onContactChange(field.name, value)}
                  errorMessage={errorOf(field.name)}
                />
              ))}
            </Stack>
            <Alert tone="danger" role="alert">
              {isContactMissing && messages.contactMissing}
            </Alert>
            <Inline space="small">
              <Button
                type="submit"
                size="large"
                isDisabled={!isContactComplete(contact)}
                explainsWhenDisabled
              >
                Continue
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      <ContactAside />
    </Columns>
  )
}

function ContactAside() {
  return (
    <Stack space="medium">
      <Picture
        picture={floors}
        alt="Render of a model: the four levels of the house lifted apart on one axis: basement, ground floor, first floor, roof."
        sizes={sizesOf({ base: '100vw', lg: '30rem' })}
        isPriority
      />
      <Heading level={2} size="subheading">
        What you will see next
      </Heading>
      <Text isMeasured>
        The covered area of each floor, the rate it is built at and every line of the cost, as soon as you
        enter a plot and choose a grade. Nothing is sent until you press Submit on the last step.
      </Text>
    </Stack>
  )
}
