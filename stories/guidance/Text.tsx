import { Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const founding =
  'We started the firm to bring the people who design, engineer and build a house to one table.'

const services = 'If you already have drawings, we can check and price them, and supervise the work.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[26rem] max-w-full">
        <Stack space="small">
          <Text size="lead">{founding}</Text>
          <Text isMeasured>{services}</Text>
          <Text size="caption" tone="muted">
            Render of a model.
          </Text>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Lead',
        note: 'The first paragraph of a page or a section. Its lines are of similar length.',
        selector: 'p:nth-child(1)',
        side: 'top',
      },
      {
        name: 'Body',
        note: 'By default. Where a paragraph has the whole width of a page, isMeasured limits its lines to about 66 characters.',
        selector: 'p:nth-child(2)',
        side: 'end',
      },
      {
        name: 'Caption',
        note: 'For pictures and small print, often muted. Every tone has enough contrast on every surface; by default the colour is inherited.',
        selector: 'p:nth-child(3)',
        side: 'start',
      },
    ],
  },
  choice: choices.text,
  pairs: [
    {
      good: (
        <Stack space="small">
          <Text size="lead">{founding}</Text>
          <Text>{services}</Text>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Text size="lead">{founding}</Text>
          <Text size="lead" weight="bold">
            {services}
          </Text>
        </Stack>
      ),
      reason:
        'Larger text says “begin here”, so there is one lead in a section. If everything is large or bold, nothing is.',
    },
    {
      good: (
        <Stack space="xsmall">
          <Text size="subheading" isTabular>
            PKR 21,117,110
          </Text>
          <Text size="subheading" isTabular>
            PKR 26,813,705
          </Text>
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <Text size="subheading">PKR 21,117,110</Text>
          <Text size="subheading">PKR 26,813,705</Text>
        </Stack>
      ),
      reason:
        'With isTabular, all digits are of equal width: numbers below each other are compared digit by digit, and one that changes while it is watched doesn’t move what follows.',
    },
  ],
  words: [
    {
      rule: 'A lead says what the visitor gets, and from whom',
      good: 'We design it, engineer it and build it: one office for the drawings, the approvals and the site.',
      bad: 'Welcome to our website.',
    },
    {
      rule: 'A caption says what kind of picture it is, and of what',
      good: 'Render of a model: DB-32, 34′-7″ high.',
      bad: 'A beautiful house',
    },
    {
      rule: 'A note gives its reason',
      good: 'We need all three to reply to you.',
      bad: 'All fields are mandatory!',
    },
  ],
}
