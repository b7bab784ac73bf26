import { Alert, EmptyState } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <EmptyState>
          <span>Enter a plot size to see the cost of your house.</span>
        </EmptyState>
      </div>
    ),
    parts: [
      {
        name: 'Box',
        note: 'In the place of the content, with a dashed edge. It has no heading of its own; the heading of the content stays.',
        selector: 'p',
        side: 'end',
      },
      {
        name: 'Text',
        note: 'Why nothing is there, or what to do so that something is. It can contain a link.',
        selector: 'span',
        side: 'bottom',
      },
    ],
  },
  choice: choices.messages,
  pairs: [
    {
      good: <EmptyState>Enter a plot size to see the cost of your house.</EmptyState>,
      bad: <EmptyState>No data.</EmptyState>,
      reason: 'Nobody has done anything wrong: the text says what to do next.',
    },
    {
      good: <EmptyState>There are no posts about this subject yet.</EmptyState>,
      bad: (
        <Alert tone="warning" role="none">
          There are no posts about this subject yet.
        </Alert>
      ),
      reason: 'Nothing has happened that the visitor has to know about, so nothing is announced.',
    },
  ],
  words: [
    {
      rule: 'Say what is missing, or what to do',
      good: 'Enter a plot size to see the cost.',
      bad: 'Nothing here!',
    },
    {
      rule: 'No apology, no joke',
      good: 'There are no posts about this subject yet.',
      bad: 'Oops, it’s lonely in here.',
    },
  ],
}
