import { useRef, type SubmitEvent } from 'react'
import { Alert, Button, Card, Grid, Heading, Inline, Stack, Text, TextField } from '../../design-system'
import type { Contact } from '../../leads'
import { isContactComplete } from './estimatorState'
import { contactMessageTone } from './messages'
import type { Estimator } from './useEstimator'

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

/** Step 1: who the estimate is for. */
export function ContactStep({ estimator }: { estimator: Estimator }) {
  const { state, changeContact, continueTo } = estimator
  const form = useRef<HTMLFormElement>(null)

  const field = (name: keyof Contact & string) => {
    const element = form.current?.elements.namedItem(name)
    return element instanceof HTMLInputElement ? element : undefined
  }
  const isUsable = (name: keyof Contact) =>
    state.contact[name].trim() !== '' && (name !== 'email' || field(name)?.validity.valid !== false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    continueTo('calculator', isUsable('email'))
    const missing = fields.find(({ name }) => !isUsable(name))
    if (missing) field(missing.name)?.focus()
  }

  return (
    <Grid columns="sidebar">
      <Card>
        {/* Its own messages instead of the browser's bubbles: those vanish, and can't name all three fields. */}
        <form ref={form} noValidate onSubmit={submit} aria-labelledby="contact-step">
          <Stack space="large">
            <Stack space="xsmall">
              <Heading level={2} id="contact-step" tabIndex={-1}>
                Let's Get Started
              </Heading>
              <Text tone="muted">Please provide your contact information to continue</Text>
            </Stack>
            <Stack space="medium">
              {fields.map(({ name, label, type, autoComplete, errorMessage }) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  type={type}
                  autoComplete={autoComplete}
                  isRequired
                  value={state.contact[name]}
                  onValueChange={(value) => changeContact(name, value)}
                  {...(state.hasTriedToContinue && !isUsable(name) && { errorMessage })}
                />
              ))}
            </Stack>
            <Alert tone={contactMessageTone(state.message)} role="alert">
              {state.message}
            </Alert>
            <Inline space="small">
              <Button type="submit" size="large" isUnavailable={!isContactComplete(state.contact)}>
                Continue
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      <ContactAside />
    </Grid>
  )
}

function ContactAside() {
  return (
    <Stack space="medium">
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
