import { Marquee, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const tagline = 'Houses drawn, calculated and built in Lahore.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Marquee label="tagline">{tagline}</Marquee>
      </div>
    ),
    parts: [
      {
        name: 'Pause',
        note: 'Paused, it is a Play button, and the whole text is shown. There is none where nothing moves by itself, as under reduced motion, and in a Ticker, which has its own.',
        selector: 'button',
        side: 'start',
      },
      {
        name: 'Line',
        note: 'Rests at its first letter for 2.4 seconds, then passes once, and so on. It pauses while it is hovered. Screen readers find it once.',
        selector: '.overflow-hidden',
        side: 'end',
      },
    ],
  },
  choice: choices.movement,
  pairs: [
    {
      good: <Text size="small">Call us before 5 pm: the office closes early in Ramadan.</Text>,
      bad: <Marquee label="opening hours">Call us before 5 pm: the office closes early in Ramadan.</Marquee>,
      reason: 'What visitors have to read is a Text, which they can read at once and at their own pace.',
    },
    {
      good: <Marquee label="our tagline">{tagline}</Marquee>,
      bad: (
        <Stack space="xsmall">
          <Marquee label="first line">{tagline}</Marquee>
          <Marquee label="second line">From the first sketch to the key in the door.</Marquee>
        </Stack>
      ),
      reason:
        'One line that moves is enough for a page: a second one competes with it, and with the content.',
    },
  ],
  words: [
    { rule: 'The label completes “Pause …”', good: 'tagline', bad: 'Scrolling text' },
    {
      rule: 'One sentence, which makes sense from its first letter',
      good: 'Your bylaws & compliance expert for DHA Lahore',
      bad: 'Bylaws *** Compliance *** Estimates *** Call now',
    },
  ],
}
