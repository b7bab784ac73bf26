import { Button, FormStatus, Stack, Text, type FormResult } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

/** Keeps the page from scrolling to an example that shows a result from the start. */
function keepInPlace(element: HTMLElement | null) {
  if (element) element.scrollIntoView = () => undefined
}

const sent: FormResult = {
  tone: 'success',
  message: 'Your message has been sent. We call within one working day.',
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Stack space="medium" align="start">
          <Button>Submit Message</Button>
          <FormStatus ref={keepInPlace} result={sent} />
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Submit button',
        note: 'Belongs to the form and keeps the focus; the message follows it.',
        selector: 'button',
        side: 'start',
      },
      {
        name: 'Icon and rule',
        note: 'Green with a tick for success, red with an exclamation mark for failure.',
        selector: '[data-state="shown"] > span',
        side: 'start',
      },
      {
        name: 'Message',
        note: 'A sentence, read out at once. It stays until the form is sent again.',
        selector: '[role="alert"]',
        side: 'end',
      },
    ],
  },
  choice: choices.messages,
  pairs: [
    {
      good: (
        <Stack space="small" align="start">
          <Button>Submit Message</Button>
          <FormStatus
            ref={keepInPlace}
            result={{
              tone: 'danger',
              message: 'The message could not be sent. Your text is still here: try again.',
            }}
          />
        </Stack>
      ),
      bad: (
        <Stack space="small" align="start">
          <FormStatus ref={keepInPlace} result={{ tone: 'danger', message: 'Error 500' }} />
          <Button>Submit Message</Button>
        </Stack>
      ),
      reason:
        'The result is where the visitor is looking, below the button, and says what became of the text.',
    },
    {
      good: (
        <Stack space="small" align="start">
          <Button isLoading loadingLabel="Sending...">
            Submit Message
          </Button>
        </Stack>
      ),
      bad: (
        <Stack space="small" align="start">
          <Button>Submit Message</Button>
          <Text size="small">Sending, please wait …</Text>
        </Stack>
      ),
      reason: 'The button says that the form is being sent. The status shows results only.',
    },
  ],
  words: [
    { rule: 'Success says what happens next', good: 'We call within one working day.', bad: 'Success!' },
    {
      rule: 'Failure says what is not lost, and what to do',
      good: 'Your text is still here: try again.',
      bad: 'Something went wrong.',
    },
  ],
}
