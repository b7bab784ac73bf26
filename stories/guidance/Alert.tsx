import { Alert, Stack } from '../../src/design-system'
import type { Pair } from '../support/guidance'
import { SampleText } from '../support/samples'

export const pairs: readonly Pair[] = [
  {
    good: (
      <SampleText
        label="Email"
        type="email"
        initial="ayesha@"
        errorMessage="Enter an e-mail address, such as name@example.com."
      />
    ),
    bad: (
      <Stack space="small">
        <Alert tone="danger" live="none">
          One of the fields is invalid.
        </Alert>
        <SampleText label="Email" type="email" initial="ayesha@" />
      </Stack>
    ),
    reason: 'What is wrong with one field is said at this field, which is then announced as invalid.',
  },
  {
    good: (
      <Alert tone="info" live="none">
        The rates were last compared with the market in May.
      </Alert>
    ),
    bad: (
      <Alert tone="danger" live="none">
        Please note: the rates were last compared with the market in May!
      </Alert>
    ),
    reason: 'The tone is what the message means, not how much attention it wants.',
  },
]
