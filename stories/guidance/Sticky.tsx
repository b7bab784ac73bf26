import type { ReactNode } from 'react'
import { Columns, Link, List, Prose, Ruled, Stack, Sticky, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

interface ContentsProps {
  sections: readonly string[]
}

/** The links to the sections of a text. */
function Contents({ sections }: ContentsProps) {
  return (
    <Ruled variant="strong">
      <Stack space="small">
        <Text size="small" weight="bold">
          On this page
        </Text>
        <List space="small">
          {sections.map((section) => (
            <li key={section}>
              <Link href="#section">{section}</Link>
            </li>
          ))}
        </List>
      </Stack>
    </Ruled>
  )
}

/** A column that stays in view beside a long text. */
function Beside({ column, children }: { column: ReactNode; children: ReactNode }) {
  return (
    <Columns split="heading-and-main" space="small" align="start">
      <Sticky>{column}</Sticky>
      <Prose>{children}</Prose>
    </Columns>
  )
}

const terms = (
  <>
    <h3>Basis</h3>
    <p>The estimator multiplies covered areas by rates per square foot.</p>
    <h3>Scope</h3>
    <p>Interior design covers drawings and planning only, not construction.</p>
    <h3>Approvals</h3>
    <p>The authority in charge decides whether a building may go up.</p>
  </>
)

const contents = <Contents sections={['Basis', 'Scope', 'Approvals']} />

export const guidance: Guidance = {
  anatomy: {
    example: (
      // It doesn't stick here, so that its number stays beside it.
      <div className="w-[38rem] max-w-full [&>*>*]:static!">
        <Beside column={contents}>{terms}</Beside>
      </div>
    ),
    parts: [
      {
        name: 'Short column',
        note: 'Stays below the header while the long column scrolls, from a width of 1024 px and a height of about 640 px. In a narrower window it is above the long column. There, and in a short window, it scrolls with the page. It isn’t printed.',
        selector: '.grid > :first-child',
        side: 'start',
      },
      {
        name: 'Long column',
        note: 'Higher than the window. The Columns around both are aligned at the start; stretched, the short column would be as high as the long one and couldn’t move.',
        selector: '.grid > :last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.atHand,
  pairs: [
    {
      good: <Beside column={contents}>{terms}</Beside>,
      bad: (
        <Beside
          column={
            <Contents
              sections={[
                'Basis',
                'Marla and kanal',
                'Covered area',
                'Rates',
                'Scope',
                'Interior design',
                'Approvals',
                'Filing drawings',
                'Fees',
                'Changes',
                'Pictures',
                'Contact',
              ]}
            />
          }
        >
          {terms}
        </Beside>
      ),
      reason:
        'What stays in view has to fit in the window. The end of a column that is higher can’t be seen until the long one has scrolled past: list the sections, not what is in them.',
    },
    {
      good: (
        <Beside column={contents}>
          <h3>Rates</h3>
          <p>Each estimate uses the rates of the day on which it is made.</p>
          {terms}
        </Beside>
      ),
      bad: (
        <Beside
          column={<Text size="small">Each estimate uses the rates of the day on which it is made.</Text>}
        >
          {terms}
        </Beside>
      ),
      reason:
        'A Sticky isn’t printed, so it has what helps on a screen only. A condition that applies belongs in the text.',
    },
  ],
  words: [
    {
      rule: 'Up to about ten short lines',
      good: 'Basis · Scope · Approvals',
      bad: 'Every question of the FAQ',
    },
    {
      rule: 'It helps at every point of the long column',
      good: 'The contents of the page',
      bad: 'A note about its first paragraph',
    },
    {
      rule: 'Nothing in it is needed to understand the page',
      good: 'Links to the sections',
      bad: 'From when the terms apply',
    },
  ],
}
