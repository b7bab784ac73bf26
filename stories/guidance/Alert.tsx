import { Alert, Button, Stack, TextField } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'
import { Stateful } from '../support/Stateful'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Alert
          tone="warning"
          role="none"
          title="Not sent yet"
          actions={
            <Button variant="secondary" size="medium">
              Send again
            </Button>
          }
        >
          <span>Your estimate is stored on this device.</span>
        </Alert>
      </div>
    ),
    parts: [
      {
        name: 'Icon and rule',
        note: 'The tone: info, success, warning or danger. Each has an icon of its own.',
        selector: 'div[data-state] > span',
        side: 'start',
      },
      { name: 'Title', note: 'Optional: the message in a few words.', selector: 'p', side: 'end' },
      {
        name: 'Text',
        note: 'What has happened and what follows from it, in one or two sentences.',
        selector: '.max-w-prose > span',
        side: 'end',
      },
      {
        name: 'Actions',
        note: 'Optional: what to do now. They aren’t read out with the message.',
        selector: 'button',
        side: 'start',
      },
    ],
  },
  choice: choices.messages,
  pairs: [
    {
      good: (
        <Stateful initial="ayesha@">
          {(value, setValue) => (
            <TextField
              label="Email"
              type="email"
              value={value}
              onValueChange={setValue}
              errorMessage={
                value === 'ayesha@' ? 'Enter an e-mail address, such as name@example.com.' : undefined
              }
            />
          )}
        </Stateful>
      ),
      bad: (
        <Stateful initial="ayesha@">
          {(value, setValue) => (
            <Stack space="small">
              <Alert tone="danger" role="none">
                One of the fields is invalid.
              </Alert>
              <TextField label="Email" type="email" value={value} onValueChange={setValue} />
            </Stack>
          )}
        </Stateful>
      ),
      reason: 'What is wrong with one field is said at this field, which is then announced as invalid.',
    },
    {
      good: (
        <Alert tone="info" role="none">
          The rates were last compared with the market in May.
        </Alert>
      ),
      bad: (
        <Alert tone="danger" role="none">
          Please note: the rates were last compared with the market in May!
        </Alert>
      ),
      reason:
        'The tone is what the message means, not how much attention it wants. Danger interrupts screen readers.',
    },
  ],
  words: [
    { rule: 'The title is the message', good: 'Not sent yet', bad: 'Attention' },
    {
      rule: 'Say what has happened, then what to do',
      good: 'No connection. Try again when you are online.',
      bad: 'An unexpected error occurred.',
    },
    {
      rule: 'Promise only what is certain',
      good: 'Your estimate is stored on this device.',
      bad: 'Don’t worry, everything is fine!',
    },
  ],
}
