import { Card, Stack, Text } from '../../src/design-system'
import type { Pair } from '../support/guidance'

export const pairs: readonly Pair[] = [
  {
    good: (
      <Card as="div" size="small">
        <Stack space="small">
          <Text weight="bold">Office in Lahore</Text>
          <Text size="small">Open from Monday to Saturday, 9 am to 6 pm.</Text>
        </Stack>
      </Card>
    ),
    bad: (
      <Card as="div" size="small">
        <Stack space="small">
          <Text weight="bold">Office in Lahore</Text>
          <Card as="div" size="small" surface="sand">
            <Text size="small">Open from Monday to Saturday, 9 am to 6 pm.</Text>
          </Card>
        </Stack>
      </Card>
    ),
    reason: 'A card in a card adds edges and takes width from the text; a Stack keeps things apart, too.',
  },
]
