import { Link, Slider, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const quotes = [
  ['ayesha', 'The grey structure was finished in the month that the drawings said it would be.', 'Ayesha R.'],
  ['bilal', 'They explained every line of the estimate before we signed.', 'Bilal K.'],
] as const

const slides = quotes.map(([id, quote, name]) => ({
  id,
  content: (
    <Stack space="xsmall">
      <Text>{quote}</Text>
      <Text weight="bold">{name}</Text>
    </Stack>
  ),
}))

const services = ['Structure', 'Finishes', 'Interior'] as const

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[20rem] max-w-full">
        <Slider label="the quotes of our clients" delay={8000} space="small" hasArrows slides={slides} />
      </div>
    ),
    parts: [
      {
        name: 'Buttons',
        note: 'Pause comes first; there is none where nothing moves by itself, as under reduced motion, and in a Ticker, which has its own. Then Previous and Next, unless the slides are only pictures.',
        selector: 'button',
        side: 'top',
      },
      {
        name: 'Slide',
        note: 'Of the same kind and about the same length as the others. The row moves by itself, by swipes and by the buttons, and pauses while it is hovered or has the focus.',
        selector: '.swiper',
        side: 'start',
      },
    ],
  },
  choice: choices.views,
  pairs: [
    {
      good: (
        <Stack as="ul" space="xsmall">
          {services.map((service) => (
            <li key={service}>
              <Link href={`#${service}`}>{service}</Link>
            </li>
          ))}
        </Stack>
      ),
      bad: (
        <Slider
          label="Our services"
          delay={8000}
          hasArrows
          slides={services.map((service) => ({
            id: service,
            content: <Link href={`#${service}`}>{service}</Link>,
          }))}
        />
      ),
      reason:
        'What visitors are looking for is visible at once. In a slider, they would have to wait for it or step through it.',
    },
  ],
  words: [
    { rule: 'The label completes “Pause …”', good: 'our partners', bad: 'Slider' },
    {
      rule: 'A slide can be read in half of its delay',
      good: 'One sentence and a name',
      bad: 'Three paragraphs',
    },
  ],
}
