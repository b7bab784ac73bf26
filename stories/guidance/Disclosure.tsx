import { Alert, Disclosure, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Disclosure title="How long does the approval take?" open>
          <p>Four to eight weeks, depending on the authority.</p>
        </Disclosure>
      </div>
    ),
    parts: [
      {
        name: 'Title',
        note: 'A button that contains a heading and toggles the content; all of the row can be clicked.',
        selector: 'h3',
        side: 'start',
      },
      {
        name: 'Arrow',
        note: 'Points down while it is closed, up while it is open (the story Default).',
        selector: 'summary > span',
        side: 'end',
      },
      {
        name: 'Content',
        note: 'Text, lists and links. Print shows it even if it is closed (the story Printed).',
        selector: 'p',
        side: 'start',
      },
    ],
  },
  choice: choices.views,
  pairs: [
    {
      good: (
        <Alert tone="warning" role="none">
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
  ],
  words: [
    {
      rule: 'A title is a whole question, or what is inside',
      good: 'How long does the approval take?',
      bad: 'Approval',
    },
    {
      rule: 'It doesn’t say that it can be opened',
      good: 'What is a grey structure?',
      bad: 'Click to see what a grey structure is',
    },
    {
      rule: 'The answer comes first',
      good: 'Four to eight weeks, depending on …',
      bad: 'That is a question that many ask …',
    },
  ],
}
