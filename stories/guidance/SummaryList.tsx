import { Card, Link, SummaryList } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <SummaryList
          rows={[
            { term: 'Ground Floor', value: '1,432 sq ft', action: <Link href="#areas">Change</Link> },
            { term: 'First Floor', value: '1,174 sq ft', note: 'your own figure' },
            { term: 'Total Area', value: '2,606 sq ft', emphasis: 'total' },
          ]}
        />
      </div>
    ),
    parts: [
      { name: 'Term', note: 'What the value is; unique in the list.', selector: 'dt', side: 'start' },
      {
        name: 'Value',
        note: 'A figure with its unit, aligned with those above and below it. It wraps below its term if there is no room.',
        selector: 'dd > span',
        side: 'top',
      },
      { name: 'Action', note: 'Optional: a short link or button for this row.', selector: 'a', side: 'end' },
      {
        name: 'Note',
        note: 'Optional: smaller text below the value; a detail starts below the term.',
        selector: 'dd > span + span',
        side: 'end',
      },
      {
        name: 'Total',
        note: 'A stronger rule and bold type. A grand total is larger; an excluded item is muted.',
        selector: '[data-state="total"]',
        side: 'start',
      },
    ],
  },
  choice: choices.figures,
  pairs: [
    {
      good: (
        <Card as="div" space="small">
          <SummaryList
            rows={[
              { term: 'Interior design', value: 'Not included', emphasis: 'excluded' },
              { term: 'Total', value: 'PKR 54,429,400', emphasis: 'total' },
            ]}
          />
        </Card>
      ),
      bad: (
        <Card as="div" space="small">
          <SummaryList
            rows={[
              { term: 'Interior design', value: 'PKR 0', emphasis: 'total' },
              { term: 'Total', value: 'PKR 54,429,400' },
            ]}
          />
        </Card>
      ),
      reason:
        'An item that isn’t part of the sum says so instead of costing nothing, and only sums look like sums.',
    },
  ],
  words: [
    { rule: 'A term is a noun, without a colon', good: 'Total Area', bad: 'Your total area is:' },
    { rule: 'A value has its unit', good: '1,432 sq ft', bad: '1432' },
    { rule: 'An action is one word; its row says for what', good: 'Change', bad: 'Change the ground floor' },
  ],
}
