import { Button, Heading, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const mission = (
  <>
    <Heading level={3}>Mission</Heading>
    <Text size="small">To make sure owners know as much about their house as the people who build it.</Text>
  </>
)

const goal = (
  <>
    <Heading level={3}>Goal</Heading>
    <Text size="small">To finish every house within the agreed areas, budget and dates.</Text>
  </>
)

const question = <Text size="small">Building a house in DHA? Enter the size of your plot.</Text>

const estimate = (
  <Button asChild>
    <a href="#estimate">Estimate a house in DHA</a>
  </Button>
)

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Stack space="medium" align="start">
          <Stack space="small">{mission}</Stack>
          <Button asChild>
            <a href="#about">More About Us</a>
          </Button>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Stack in the stack',
        note: 'What belongs together, with a smaller distance: 6, 12 or 16 px.',
        selector: '.flex-col > .flex-col',
        side: 'start',
      },
      {
        name: 'Child',
        note: 'Below the previous one, 24 or 40 px away. As wide as the stack, unless the stack is aligned at the start.',
        selector: 'a',
        side: 'end',
      },
    ],
  },
  choice: choices.arrangement,
  pairs: [
    {
      good: (
        <Stack space="large">
          <Stack space="xsmall">{mission}</Stack>
          <Stack space="xsmall">{goal}</Stack>
        </Stack>
      ),
      bad: (
        <Stack space="medium">
          {mission}
          {goal}
        </Stack>
      ),
      reason:
        'What is nearer belongs together. With equal distances, a heading is as far from its own text as from the one above.',
    },
    {
      good: (
        <Stack space="small" align="start">
          {question}
          {estimate}
        </Stack>
      ),
      bad: (
        <Stack space="small">
          {question}
          {estimate}
        </Stack>
      ),
      reason:
        'Fields and cards are as wide as the stack; a button is as wide as its words. On a wide page, a stretched one looks like a band.',
    },
  ],
  words: [
    {
      rule: 'First what is needed to understand the rest',
      good: 'Heading · text · button',
      bad: 'Button · text · heading',
    },
    {
      rule: 'The distance follows the meaning: small within a thought, large between subjects',
      good: 'Heading and text: small · text and cards: large',
      bad: 'Medium everywhere',
    },
    {
      rule: 'As a list, it has items of one kind and nothing else',
      good: 'Architectural design · Structural design · Interior design',
      bad: 'Our services · Architectural design · Contact Us',
    },
  ],
}
