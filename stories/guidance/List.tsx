import { Link, List, NestedList, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const pages = ['About Us', 'Projects', 'Blogs', 'Contact Us'] as const

const promises = [
  'Changes priced and agreed in writing before they are built',
  'Hidden work checked and photographed',
  'A report every week while we are on site',
] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[18rem] max-w-full">
        <List rules="below">
          {pages.map((page) => (
            <li key={page} className="py-2">
              <Link href="#pages">{page}</Link>
            </li>
          ))}
        </List>
      </div>
    ),
    parts: [
      {
        name: 'Item',
        note: 'Of any content, without a marker. Screen readers say how many items there are, also in Safari. In print, no item is split between pages.',
        selector: 'li:nth-child(2)',
        side: 'end',
      },
      {
        name: 'Link',
        note: 'Belongs to the page.',
        selector: 'a',
        side: 'start',
      },
      {
        name: 'Hairline',
        note: 'Optional: above or below each item, or between them. Whether there is space between the items is a separate prop.',
        selector: 'li:last-child',
        side: 'bottom',
      },
    ],
  },
  choice: choices.lists,
  pairs: [
    {
      good: (
        <List layout="row" space="small">
          {pages.map((page) => (
            <li key={page}>
              <Link href="#pages">{page}</Link>
            </li>
          ))}
        </List>
      ),
      bad: (
        <Text>
          {pages.map((page, at) => (
            <span key={page}>
              {at > 0 && ' | '}
              <Link href="#pages">{page}</Link>
            </span>
          ))}
        </Text>
      ),
      reason:
        'In a list, the space separates the items, and a screen reader announces their number. Bars between links are read out, and where the line wraps, one is left at its end.',
    },
    {
      good: (
        <div className="max-w-[16rem]">
          <NestedList items={promises} />
        </div>
      ),
      bad: (
        <div className="max-w-[16rem]">
          <List>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </List>
        </div>
      ),
      reason:
        'Where items wrap, only markers or hairlines show where each begins. A List without either is for items that fit on one line.',
    },
  ],
  words: [
    {
      rule: 'A link has the name of its page',
      good: 'Projects',
      bad: 'What we have built',
    },
    {
      rule: 'Items differ in their first word',
      good: 'Areas · Rates · Payments',
      bad: 'About areas · About rates · About payments',
    },
    {
      rule: 'No commas after the items, and no “and” before the last',
      good: 'Privacy Policy · Terms · FAQ',
      bad: 'Privacy Policy, · Terms · and FAQ',
    },
  ],
}
