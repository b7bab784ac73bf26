import { Button, Columns, Heading, Inline, Ruled, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const contact = (
  <Button asChild>
    <a href="#contact">Contact Us</a>
  </Button>
)

const about = (
  <Button asChild variant="secondary">
    <a href="#about">About Us</a>
  </Button>
)

const paragraphs = (
  <>
    <Text size="small">Architects, engineers and site staff share one set of drawings.</Text>
    <Text size="small">The estimator shows its areas, its rates and what it leaves out.</Text>
  </>
)

export const guidance: Guidance = {
  anatomy: {
    example: (
      <Inline>
        {contact}
        {about}
      </Inline>
    ),
    parts: [
      {
        name: 'First item',
        note: 'Keeps its own width, and is at the start when the others wrap. On a phone all of them can be as wide as the row instead, below each other: narrow="stack".',
        selector: 'a',
        side: 'start',
      },
      {
        name: 'Next item',
        note: '12, 24 or 32 px away. Where there is no room, it begins the next line.',
        selector: 'a:last-child',
        side: 'end',
      },
    ],
  },
  choice: choices.arrangement,
  pairs: [
    {
      good: (
        <Inline>
          {contact}
          {about}
        </Inline>
      ),
      bad: (
        <Inline justify="between">
          {contact}
          {about}
        </Inline>
      ),
      reason:
        'Buttons between which visitors choose are beside each other. With justify="between" they are at opposite ends of the row, and the wider the window, the farther apart.',
    },
    {
      good: (
        <Ruled variant="ink">
          <Inline justify="between">
            <Heading level={3}>Your Estimate</Heading>
            <Button variant="quiet">Reset</Button>
          </Inline>
        </Ruled>
      ),
      bad: (
        <Ruled variant="ink">
          <Inline>
            <Heading level={3}>Your Estimate</Heading>
            <Button variant="quiet">Reset</Button>
          </Inline>
        </Ruled>
      ),
      reason:
        'A title and an action are two things, so each has its own end of the row, where the action is found again in every box.',
    },
    {
      good: (
        <Columns split="halves" from="md" space="small">
          {paragraphs}
        </Columns>
      ),
      bad: <Inline>{paragraphs}</Inline>,
      reason:
        'An item begins a new line before its own words wrap, so that paragraphs are below each other at almost every width. From a width of 768 px, Columns share the width between them; on a phone, both are one column.',
    },
  ],
  words: [
    {
      rule: 'Up to three items; more are a List or a Grid',
      good: 'Contact Us · Learn More',
      bad: 'Home · About Us · Services · Projects · Blogs · Contact Us',
    },
    {
      rule: 'A button or a link fits on one line of a phone',
      good: 'Review & Submit',
      bad: 'Review all of your figures and submit them to our office',
    },
    {
      rule: 'The item that most visitors need is first',
      good: 'Submit Final Estimate · Back',
      bad: 'Back · Submit Final Estimate',
    },
  ],
}
