import { Drawing, Link, Stack, StreetMap, Text } from '../../src/design-system'
import { company } from '../../src/content/company'
import officeMap from '../../src/images/office-map.svg'
import plan from '../../src/images/plan-detail.svg'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[24rem] max-w-full">
        <Stack space="snug">
          <StreetMap src={officeMap} />
          <Text>
            <span>{company.address}</span>
            <br />
            <Link href="#map">See our address on a map</Link>
          </Text>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Map',
        note: 'A drawing of the streets around a pin. The map of a service can be on top of it, and appears once it is hovered, touched or focused. Until then the drawing is visible, even if the service is slow or blocked.',
        selector: '[data-state]',
        side: 'end',
      },
      {
        name: 'Address',
        note: 'Belongs to the page. The drawn map is hidden from screen readers and isn’t printed, so the address is text.',
        selector: 'p > span',
        side: 'start',
      },
      {
        name: 'Link',
        note: 'Belongs to the page, too: opens the map of a service, for those who need a route.',
        selector: 'a',
        side: 'bottom',
      },
    ],
  },
  choice: choices.decoration,
  pairs: [
    {
      good: (
        <Stack space="snug">
          <StreetMap src={officeMap} />
          <Text size="small">{company.address}</Text>
        </Stack>
      ),
      bad: (
        <Stack space="snug">
          <StreetMap src={officeMap} />
          <Text size="small">Our office is at the pin.</Text>
        </Stack>
      ),
      reason:
        'The drawing shows what is around, the address can be read aloud, copied and printed. One doesn’t replace the other.',
    },
    {
      good: <Drawing src={plan} width={1600} height={1000} />,
      bad: <StreetMap src={plan} />,
      reason:
        'The map is cropped around the place of its pin, and drawn for that. A plan that is cropped loses rooms: use a Drawing.',
    },
  ],
  words: [
    {
      rule: 'The address is written as on an envelope',
      good: '12-A Naqsha Street, Bunyad Block, Lahore, Pakistan',
      bad: 'Bunyad Block, five minutes from the canal',
    },
    {
      rule: 'The link says that a map opens',
      good: 'See our address on a map',
      bad: 'Directions »',
    },
    {
      rule: 'The title of the embedded map says what is on it',
      good: 'Map of Lahore, where our office is',
      bad: 'Map',
    },
  ],
}
