import { Card, Grid, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

function Item({ title, children }: { title: string; children?: string }) {
  return (
    <Card as="div" space="small">
      <Text weight="bold">{title}</Text>
      {children && <Text size="small">{children}</Text>}
    </Card>
  )
}

const introduction = <Text size="small">Hire us for a single question or for the whole house.</Text>

const floors = ['Basement', 'Ground floor', 'First floor', 'Roof'].map((floor) => (
  <li key={floor}>
    <Item title={floor} />
  </li>
))

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[32rem] max-w-full">
        <Grid columns="two" as="ul">
          <li>
            <Item title="Mission">To make sure owners know as much as builders.</Item>
          </li>
          <li>
            <Item title="Vision">Streets of houses that are cool in June.</Item>
          </li>
        </Grid>
      </div>
    ),
    parts: [
      {
        name: 'Grid',
        note: 'Up to two, three or four columns, and one on a phone. As a list, it tells screen readers how many items there are.',
        selector: 'ul',
        side: 'top',
      },
      {
        name: 'Item',
        note: 'One of several of the same kind, 24 px from the next. All are equally wide; only in two-then-three and two-then-four the first one can be two columns wide, so that the last row is full.',
        selector: 'li:last-child > *',
        side: 'end',
      },
    ],
  },
  choice: choices.arrangement,
  pairs: [
    {
      good: (
        <Grid columns="two" as="ul">
          {floors}
        </Grid>
      ),
      bad: (
        <Grid columns="three" as="ul">
          {floors}
        </Grid>
      ),
      reason:
        'From a width of 768 px, four items in rows of three leave one alone, as if it were left over. The number of columns follows the number of items. On a phone, all of them are in one column.',
    },
    {
      good: (
        <Stack space="small">
          {introduction}
          <Grid columns="two" as="ul">
            <li>
              <Item title="Landscaping" />
            </li>
            <li>
              <Item title="Interiors" />
            </li>
          </Grid>
        </Stack>
      ),
      bad: (
        <Grid columns="two">
          {introduction}
          <Item title="Landscaping" />
          <Item title="Interiors" />
        </Grid>
      ),
      reason:
        'The introduction isn’t one of the items, so it is above the grid. Inside, from a width of 640 px, it takes the place of a card, and the last row has a gap. On a phone, it is as far from the first card as the cards are from each other.',
    },
  ],
  words: [
    {
      rule: 'The texts of the items are about equally long',
      good: 'Each summary of a service: 70 to 160 characters',
      bad: 'One sentence beside three paragraphs',
    },
    {
      rule: 'The most important item is first: it may be wider than the others',
      good: 'DHA Construction · Project Management · Project Development',
      bad: 'Asset Management · DHA Construction, because A precedes D',
    },
    {
      rule: 'The heading above says of what kind the items are',
      good: 'Other Projects',
      bad: 'More',
    },
  ],
}
