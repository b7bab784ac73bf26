import { Card, Container, Heading, Section, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

interface BandProps {
  ground: 'paper' | 'sand'
  children: string
}

/** A band with one text. */
function Band({ ground, children }: BandProps) {
  return (
    <Section ground={ground} space="small">
      <Container>
        <Text weight="bold">{children}</Text>
      </Container>
    </Section>
  )
}

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[36rem] max-w-full">
        <Section ground="navy" space="medium" aria-labelledby="guidance-of-section">
          <Container>
            <Stack space="small">
              <Heading level={3} id="guidance-of-section">
                One office from the first line to the last tile
              </Heading>
              <Text size="small">Tell us about your plot. We will reply with the next step.</Text>
            </Stack>
          </Container>
        </Section>
      </div>
    ),
    parts: [
      {
        name: 'Band',
        note: 'As wide as the window, on paper, sand, navy or deep. Whatever is in it takes its colours from this ground.',
        selector: 'section',
        side: 'start',
      },
      {
        name: 'Heading',
        note: 'Names the section, which is then in a screen reader’s list of regions. Without a name it isn’t announced.',
        selector: 'h3',
        side: 'top',
      },
      {
        name: 'Content',
        note: 'In a Container, which adds the margins at the sides. The section has whitespace above and below: usually 56 to 112 px, depending on the window.',
        selector: '.max-w-page',
        side: 'end',
      },
    ],
  },
  choice: choices.pageParts,
  pairs: [
    {
      good: (
        <>
          <Band ground="sand">Our top notch services</Band>
          <Band ground="paper">What our clients say</Band>
          <Band ground="sand">Write to us</Band>
        </>
      ),
      bad: (
        <>
          <Band ground="sand">Our top notch services</Band>
          <Band ground="sand">What our clients say</Band>
          <Band ground="sand">Write to us</Band>
        </>
      ),
      reason:
        'Bands end where the ground changes. Several on the same ground look like a single band, in which nothing tells a new subject from a large gap.',
    },
    {
      good: (
        <Stack space="small">
          <Text size="small">We measure each floor and multiply it by its rate.</Text>
          <Card as="div" ground="sand" space="small">
            <Text size="small">Can’t find your question? Ask us.</Text>
          </Card>
        </Stack>
      ),
      bad: (
        <Stack space="small">
          <Text size="small">We measure each floor and multiply it by its rate.</Text>
          <Section ground="sand" space="small">
            <Text size="small">Can’t find your question? Ask us.</Text>
          </Section>
        </Stack>
      ),
      reason:
        'A band inside a Container ends at the margins of the page, and its text touches its edges. A box among other content is a Card, with an edge all around and room inside.',
    },
  ],
  words: [
    {
      rule: 'One subject for each section, which its heading names',
      good: 'Our Working Process',
      bad: 'Our process, our prices and some projects',
    },
    {
      rule: 'The heading makes sense in a list of regions, without the page',
      good: 'What you can hold us to',
      bad: 'And there is more',
    },
    {
      rule: 'Without a visible heading, a label says what is in it',
      good: 'The firm in figures',
      bad: 'Dark section',
    },
  ],
}
