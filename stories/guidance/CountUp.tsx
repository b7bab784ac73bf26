import { CountUp, Stack, SummaryList, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Stack space="xsmall">
        <p className="text-title font-bold">
          <CountUp value={320} suffix="+" />
        </p>
        <Text size="small" tone="muted">
          Happy Customers
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: 'Number',
        note: 'Counts from 0 for two seconds, once, when enough of it is in view. It has the width of the final number all the time. Screen readers, print and visitors with reduced motion get the final number only. Several numbers start together with “within”.',
        selector: '[data-state]',
        side: 'top',
      },
      {
        name: 'Label',
        note: 'Belongs to the page: what is counted. It doesn’t move.',
        selector: 'p:last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.figures,
  pairs: [
    {
      good: (
        <SummaryList
          rows={[
            { term: 'Grey Structure', value: 'PKR 25,316,000' },
            { term: 'Interior/Finishes', value: 'PKR 29,113,400' },
            { term: 'Grand Total', value: 'PKR 54,429,400', emphasis: 'total' },
          ]}
        />
      ),
      bad: (
        <div>
          <p className="text-title font-bold">
            PKR <CountUp value={54_429_400} />
          </p>
          <Text size="small">Grand Total</Text>
        </div>
      ),
      reason:
        'A result that visitors have asked for is there at once, with the amounts that it consists of. CountUp shows off a single number and is wrong for two seconds, so it is for numbers that nobody waits for.',
    },
    {
      good: (
        <div>
          <p className="text-title font-bold">
            <CountUp value={135} suffix="+" />
          </p>
          <Text size="small">Projects Completed</Text>
        </div>
      ),
      bad: (
        <p className="text-title font-bold">
          <CountUp value={135} suffix=" projects completed" />
        </p>
      ),
      reason:
        'The suffix is one character. Words belong below the number, in a size of their own: in the suffix they are as large as the number, and always written from left to right, even in Urdu.',
    },
  ],
  words: [
    {
      rule: 'A rounded number has a plus, not “about”',
      good: '320+',
      bad: 'About 320',
    },
    {
      rule: 'The label is what is counted, in the plural and without a verb',
      good: 'Skilled Employees',
      bad: 'We employ so many people',
    },
    {
      rule: 'A count, not a year, which would get a comma',
      good: '135+ Projects Completed',
      bad: '1,998 Founded',
    },
  ],
}
