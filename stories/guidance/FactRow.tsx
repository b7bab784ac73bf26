import { FactRow, SummaryList, type Fact } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const grades: readonly Fact[] = [
  { term: 'In A Grade', value: 'PKR 26,813,705' },
  { term: 'In A+ Grade', value: 'PKR 27,995,990', isBold: true },
  { term: 'Difference', value: 'PKR 1,182,285' },
]

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[28rem] max-w-full">
        <FactRow narrow="rows" columns="equal" facts={grades} />
      </div>
    ),
    parts: [
      {
        name: 'Term',
        note: 'Above its value, in small text, and unique. In rows, it is at the start of the line.',
        selector: 'dt > bdi',
        side: 'start',
      },
      {
        name: 'Value',
        note: 'In digits of equal width. Each fact is as wide as its content, or all are equally wide.',
        selector: 'dl > div:last-child > dd > bdi',
        side: 'bottom',
      },
      {
        name: 'Bold fact',
        note: 'Optional: a fact that stands out, here that of the chosen grade.',
        selector: 'dd.font-bold > bdi',
        side: 'end',
      },
    ],
  },
  choice: choices.figures,
  pairs: [
    {
      good: (
        <div className="max-w-[16rem]">
          <FactRow narrow="rows" facts={grades} />
        </div>
      ),
      bad: (
        <div className="max-w-[16rem]">
          <FactRow facts={grades} />
        </div>
      ),
      reason:
        'Facts that are compared become rows where there is no room for three amounts. In a line that wraps, the difference ends up below one of the grades, as if it belonged to it.',
    },
    {
      good: (
        <SummaryList
          size="small"
          rows={[
            { term: 'Grey Structure', value: 'PKR 25,316,000' },
            { term: 'Interior/Finishes', value: 'PKR 29,113,400' },
            { term: 'Construction Total', value: 'PKR 54,429,400', emphasis: 'total' },
          ]}
        />
      ),
      bad: (
        <FactRow
          facts={[
            { term: 'Grey Structure', value: 'PKR 25,316,000' },
            { term: 'Interior/Finishes', value: 'PKR 29,113,400' },
            { term: 'Construction Total', value: 'PKR 54,429,400', isBold: true },
          ]}
        />
      ),
      reason:
        'A sum is read down a column, with its total last, below a darker rule. In a FactRow, nothing says that the third amount is the sum of the first two.',
    },
  ],
  words: [
    {
      rule: 'A term is one to four words',
      good: 'Difference',
      bad: 'How much more the better grade costs',
    },
    {
      rule: 'One quantity in several units: the unit is the term',
      good: 'Marla 10 · Kanal 0.5',
      bad: 'Size 10 marla · Also 0.5 kanal',
    },
    {
      rule: 'Values that are compared are equally precise',
      good: 'PKR 26,813,705 · PKR 27,995,990',
      bad: 'PKR 26.8 million · PKR 27,995,990',
    },
  ],
}
