import { Alert, Disclosure, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Alert tone="warning" live="none">
        The estimate doesn’t include the fees of the authority.
      </Alert>
    ),
    bad: (
      <Disclosure title="Please note">
        <Text>The estimate doesn’t include the fees of the authority.</Text>
      </Disclosure>
    ),
    reason: 'What changes a decision is never hidden.',
  },
  {
    good: (
      <Disclosure title="Do you build outside Lahore?">
        <Text>Yes, within two hours of the office.</Text>
      </Disclosure>
    ),
    bad: (
      <Disclosure title="Locations">
        <Text>We also build outside Lahore, within two hours of the office.</Text>
      </Disclosure>
    ),
    reason: 'A question tells readers whether the answer is for them.',
  },
]
