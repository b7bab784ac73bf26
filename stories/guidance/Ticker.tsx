import { Link, Marquee, Slider, Stack, Text, Ticker } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const line = 'Houses drawn, calculated and built in Lahore.'

function Links({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <Slider
      label={label}
      hasArrows
      controls="revealed"
      delay={100}
      transitionDuration={5000}
      afterInteraction="stop"
      slides={texts.map((text) => ({ id: text, content: <Link href="#ticker">{text}</Link> }))}
    />
  )
}

const texts = ['Our services', 'Our projects', 'Contact us'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[44rem] max-w-full">
        <Ticker
          label="tagline and links"
          line={<Marquee label="tagline">{line}</Marquee>}
          slider={<Links label="links of the band" texts={texts} />}
        />
      </div>
    ),
    parts: [
      {
        name: 'Pause',
        note: 'The first tab stop, and the only Pause button: it stops the line and the links. There is none where nothing moves.',
        selector: 'button',
        side: 'start',
      },
      {
        name: 'Line',
        note: 'A Marquee. In a window narrower than 48rem (768 px), the line and the links take turns of nine seconds in the same place.',
        selector: '.turns > div:first-child',
        side: 'top',
      },
      {
        name: 'Links',
        note: 'A Slider whose slides are single lines. Its arrows are revealed on hover and focus.',
        selector: '.turns > div:last-child',
        side: 'bottom',
      },
    ],
  },
  choice: choices.movement,
  pairs: [
    {
      good: (
        <Ticker
          label="tagline and pages"
          line={<Marquee label="tagline">{line}</Marquee>}
          slider={<Links label="pages" texts={texts} />}
        />
      ),
      bad: (
        <Stack space="xsmall">
          <Marquee label="line of its own">{line}</Marquee>
          <Links label="links of their own" texts={texts} />
        </Stack>
      ),
      reason:
        'In a Ticker, both are in one row and one button pauses both. One below the other, they need two rows and two Pause buttons.',
    },
    {
      good: (
        <Stack space="xsmall">
          <Text size="small" weight="bold">
            The office is closed from 7 to 9 June.
          </Text>
          <Ticker
            label="tagline and services"
            line={<Marquee label="tagline">{line}</Marquee>}
            slider={<Links label="services" texts={texts} />}
          />
        </Stack>
      ),
      bad: (
        <Ticker
          label="notice and services"
          line={<Marquee label="notice">The office is closed from 7 to 9 June.</Marquee>}
          slider={<Links label="services, with the notice" texts={texts} />}
        />
      ),
      reason:
        'What visitors have to know stands still. In a narrow window, the line and the links are each hidden half of the time.',
    },
  ],
  words: [
    { rule: 'The label names both, after “Pause”', good: 'tagline and highlights', bad: 'Ticker' },
    {
      rule: 'A link fits on one line of a phone',
      good: 'Our services',
      bad: 'Find out about all our services',
    },
    { rule: 'A link says where it leads', good: 'Get an estimate for your house', bad: 'Learn more' },
  ],
}
