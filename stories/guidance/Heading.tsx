import { Card, Heading, Stack, Text, type HeadingProps } from '../../src/design-system'
import type { Pair } from '../support/guidance'

/** A narrow card with a long heading. */
const Cost = ({ size }: Pick<HeadingProps, 'size'>) => (
  <div className="max-w-[16rem]">
    <Card as="div" size="small">
      <Heading level={3} size={size}>
        Architectural Structural and MEP Design Cost
      </Heading>
      <Text>PKR 1,466,400</Text>
    </Card>
  </div>
)

export const pairs: readonly Pair[] = [
  {
    good: (
      <Stack space="small">
        <Heading level={3}>The firm</Heading>
        <Text size="lead">We bring the people who design, engineer and build a house to one table.</Text>
        <Text>You can hire us for any one service.</Text>
      </Stack>
    ),
    bad: (
      <Stack space="small">
        <Heading level={3}>The firm</Heading>
        <Heading level={4} size="subheading">
          We bring the people who design, engineer and build a house to one table.
        </Heading>
        <Text>You can hire us for any one service.</Text>
      </Stack>
    ),
    reason: 'An introduction is larger text, but the title of nothing.',
  },
  {
    good: <Cost size="small" />,
    bad: <Cost size="heading" />,
    reason: 'The level is the place in the outline, the size a matter of room.',
  },
]
