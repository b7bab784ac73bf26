import { Container, Section, Stack, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const text = 'We design, engineer and build houses in Lahore, and we show how we arrive at our figures.'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[30rem] max-w-full">
        <Section ground="sand" space="medium">
          <Container>
            <Text>{text}</Text>
          </Container>
        </Section>
      </div>
    ),
    parts: [
      {
        name: 'Band',
        note: 'The Section, header or footer around it, whose background extends to both edges of the window.',
        selector: 'section',
        side: 'start',
      },
      {
        name: 'Container',
        note: 'In the middle of the band: at most 1240 px wide, in a very wide window up to 1536 px.',
        selector: '.max-w-page',
        side: 'bottom',
      },
      {
        name: 'Content',
        note: 'Has a margin of 16 to 48 px, the same in all bands, so that their edges are aligned.',
        selector: 'p',
        side: 'end',
      },
    ],
  },
  choice: choices.pageParts,
  pairs: [
    {
      good: (
        <Section ground="sand" space="small">
          <Container>
            <Text size="small">{text}</Text>
          </Container>
        </Section>
      ),
      bad: (
        <Section ground="sand" space="small">
          <Text size="small">{text}</Text>
        </Section>
      ),
      reason:
        'A Section has no margins at its sides. Without a Container, text touches the edge of the window on a phone, and its lines are far too long in a wide window.',
    },
    {
      good: (
        <Section ground="sand" space="small">
          <Container>
            <Stack space="small">
              <Text weight="bold">Other ways to reach us</Text>
              <Text size="small">Call us from Monday to Friday, 9 am to 6 pm.</Text>
            </Stack>
          </Container>
        </Section>
      ),
      bad: (
        <Section ground="sand" space="small">
          <Container>
            <Stack space="small">
              <Text weight="bold">Other ways to reach us</Text>
              <Container>
                <Text size="small">Call us from Monday to Friday, 9 am to 6 pm.</Text>
              </Container>
            </Stack>
          </Container>
        </Section>
      ),
      reason:
        'A Container in a Container adds its margins a second time: the text is out of line with its heading, and narrower than it has to be on a phone.',
    },
  ],
  words: [
    {
      rule: 'One container has everything in its band',
      good: 'Heading, text and cards in one',
      bad: 'The heading in one, the cards in the next',
    },
    {
      rule: 'It limits the page, not the line: a paragraph has isMeasured as well',
      good: 'A line of about 66 characters',
      bad: 'A line of 150 characters, from margin to margin',
    },
    {
      rule: 'Only a picture may extend beyond it, to the edge of the window',
      good: 'The house in the hero of the home page',
      bad: 'A table, or the text beside the picture',
    },
  ],
}
