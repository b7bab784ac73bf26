import { Card, Heading, Link, Ruled, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const pages = [
  { label: 'Services', text: 'What you can hire us for.' },
  { label: 'Projects', text: 'A tower and two houses.' },
] as const

/** Two pages below rules of the same kind. */
function Pages({ variant }: { variant: 'hairline' | 'ink' }) {
  return pages.map(({ label, text }) => (
    <Ruled key={label} variant={variant}>
      <Link href="#page">{label}</Link>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </Ruled>
  ))
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Ruled variant="ink">
          <Stack space="small">
            <Heading level={3}>Project Gallery</Heading>
            <Text size="small" tone="muted">
              All pictures are renders of the model.
            </Text>
          </Stack>
        </Ruled>
      </div>
    ),
    parts: [
      {
        name: 'Rule',
        note: 'Above the content, as wide as its container. A hairline between parts of equal rank, stronger above a list such as a table of contents, and in the colour of the text where a new part begins. It isn’t announced.',
        selector: '.border-t',
        side: 'top',
      },
      {
        name: 'Content',
        note: '6, 16 or 24 px below the rule. It usually begins with a heading, which tells screen readers what the rule tells the eye.',
        selector: 'h3',
        side: 'start',
      },
    ],
  },
  choice: choices.pageParts,
  pairs: [
    {
      good: (
        <Ruled variant="ink">
          <Stack space="small">
            <Heading level={3}>Main pages</Heading>
            <Pages variant="hairline" />
          </Stack>
        </Ruled>
      ),
      bad: (
        <Ruled variant="ink">
          <Stack space="small">
            <Heading level={3}>Main pages</Heading>
            <Pages variant="ink" />
          </Stack>
        </Ruled>
      ),
      reason:
        'The dark rule begins a part, hairlines divide it. If all rules are equally dark, each of the pages looks like a part of its own.',
    },
    {
      good: (
        <Card as="div" space="small">
          <Text size="small">All figures are tentative.</Text>
        </Card>
      ),
      bad: (
        <Ruled>
          <Card as="div" space="small">
            <Text size="small">All figures are tentative.</Text>
          </Card>
        </Ruled>
      ),
      reason:
        'A card has an edge, which separates it from what is above. A second line above the edge separates nothing.',
    },
  ],
  words: [
    {
      rule: 'The content begins with what it is about',
      good: 'Project Gallery, then the note and the pictures',
      bad: 'Note: all pictures are renders. Project Gallery',
    },
    {
      rule: 'Between equal parts, each begins in the same form',
      good: 'Services · Projects · Blogs',
      bad: 'Services · See our projects! · The blog',
    },
    {
      rule: 'As a nav, it is named after where its links lead',
      good: 'On this page',
      bad: 'Navigation',
    },
  ],
}
