import { NestedList, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[18rem] max-w-full">
        <NestedList
          items={[
            { title: 'Feasibility', items: ['Plot and bylaw study', 'Areas and cost range'] },
            'Programme and budget',
          ]}
        />
      </div>
    ),
    parts: [
      {
        name: 'Marker',
        note: 'A square, or a check for what is done or included. Hidden from screen readers.',
        selector: 'svg',
        side: 'start',
      },
      {
        name: 'Title',
        note: 'Bold, because it has items of its own. In the layout “groups” the titles are beside each other, each below a rule instead of after a marker.',
        selector: '.font-bold > span:last-child',
        side: 'top',
      },
      {
        name: 'Nested list',
        note: 'Indented along a line; announced with its depth and the number of its items. Nested to any depth; six levels are readable on a phone.',
        selector: 'ul ul',
        side: 'end',
      },
      {
        name: 'Point',
        note: 'A text. If it wraps, its lines are aligned beside the marker.',
        selector: ':not(li) > ul > li:last-child > span > span:last-child',
        side: 'bottom',
      },
    ],
  },
  choice: choices.lists,
  pairs: [
    {
      good: (
        <Stack space="small">
          <Text weight="bold">Not included</Text>
          <NestedList items={['Porch', 'Boundary wall', 'Water tanks']} />
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Text weight="bold">Not included</Text>
          <NestedList marker="check" items={['Porch', 'Boundary wall', 'Water tanks']} />
        </Stack>
      ),
      reason:
        'A check says “yes” before anybody reads a word. Visitors who skim the list would count on a porch that isn’t part of the price.',
    },
    {
      good: <NestedList items={['Kitchen: worktop of granite', 'Bathroom: tiles up to the ceiling']} />,
      bad: (
        <NestedList
          items={[
            { title: 'Kitchen', items: [{ title: 'Worktop', items: ['Granite'] }] },
            { title: 'Bathroom', items: [{ title: 'Tiles', items: ['Up to the ceiling'] }] },
          ]}
        />
      ),
      reason:
        'A level is for two items or more. One alone adds an indent and a level that is announced, but nothing to tell apart.',
    },
  ],
  words: [
    {
      rule: 'A title is what its items are parts or kinds of',
      good: 'Feasibility: Plot and bylaw study · Areas and cost range',
      bad: 'First: Plot and bylaw study · Areas and cost range',
    },
    {
      rule: 'A checked point is a promise that can be kept or broken',
      good: 'A report every week while we are on site',
      bad: 'Regular communication',
    },
    {
      rule: 'No full stop, even after a long point',
      good: 'Budget by package with a stated reserve',
      bad: 'We make a budget by package. It has a reserve.',
    },
  ],
}
