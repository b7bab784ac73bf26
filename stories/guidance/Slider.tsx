import { Link, Slider, Stack } from '../../src/design-system'
import type { Pair } from '../support/guidance'

const services = ['Structure', 'Finishes', 'Interior'] as const

export const pairs: readonly Pair[] = [
  {
    good: (
      <Stack as="ul" space="2xsmall">
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
    reason: 'What visitors are looking for is visible at once, without waiting or stepping.',
  },
]
