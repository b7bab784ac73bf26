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
import { excessMessage, focusField } from '../../sections/tooLong'
import { isContactComplete, type EstimatorState } from './estimatorState'
import { messages } from './messages'
import { stepTitles } from './steps'

const fields = [
  {
    name: 'name',
    label: 'Full Name',
    type: 'text',
    autoComplete: 'name',
    errorMessage: 'Enter your full name.',
  },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    errorMessage: 'Enter an e-mail address, such as name@example.com.',
  },
  {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    errorMessage: 'Enter a phone number that we can reach you on.',
  },
] as const

export interface ContactStepProps extends Pick<EstimatorState, 'contact' | 'faults' | 'isContactMissing'> {
  onContactChange: (field: keyof Contact, value: string) => void
  /** Called with the fields that something is wrong with. */
  onContinue: (faults: readonly (keyof Contact)[]) => void
}

/** Step 1: who the estimate is for. */
export function ContactStep({
  contact,
  faults: knownFaults,
  isContactMissing,
  onContactChange,
  onContinue,
}: ContactStepProps) {
  const excess = contactExcess(contact)

  const errorIn = ({ name, errorMessage }: (typeof fields)[number]) => {
    return excessMessage(excess, name) ?? (knownFaults.includes(name) ? errorMessage : undefined)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const faults = fields
      .map(({ name }) => name)
      .filter((name) => {
        const field = elements.namedItem(name)
        // The e-mail field's own check is the browser's.
        return (
          excess?.field === name ||
          contact[name].trim() === '' ||
          (field instanceof HTMLInputElement && !field.validity.valid)
        )
      })
    onContinue(faults)
    if (faults[0] !== undefined) focusField(event.currentTarget, faults[0])
  }

  return (
    <Columns split="main-and-aside" align="start">
      <Card>
        {/* Its own messages instead of the browser's bubbles: those vanish, and can't name all three fields. Without
            JavaScript a "dialog" form goes nowhere; any other would put what was typed into the address. */}
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
                  errorMessage={errorIn(field)}
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
        enter a plot. Nothing is sent until you press Submit on the last step.
      </Text>
    </Stack>
  )
}
