import { Link, MediaOnly, Stack, SummaryList, Text } from '../../src/design-system'
import { choices } from '../support/choices'
import type { Guidance } from '../support/guidance'

const total = [{ term: 'Grand Total', value: 'PKR 54,429,400', emphasis: 'total' }] as const

const limits = (
  <Text size="small" tone="muted">
    Porch, boundary wall and tanks are not included.
  </Text>
)

const share = (
  <Text>
    <Link href="#share">Send by WhatsApp</Link>
  </Text>
)

const client = <Text size="small">Client: Ayesha Rehan</Text>

export const guidance: Guidance = {
  anatomy: {
    example: (
      <div className="w-[22rem] max-w-full">
        <Stack space="small">
          <SummaryList rows={total} />
          <MediaOnly media="screen">{share}</MediaOnly>
          <MediaOnly media="print">{client}</MediaOnly>
        </Stack>
      </div>
    ),
    parts: [
      {
        name: 'Content for everyone',
        note: 'Without a MediaOnly: on every screen and in print. The example also contains the name of the client, which has no number because it is only printed.',
        selector: 'dl',
        side: 'top',
      },
      {
        name: 'Content for the screen',
        note: 'In a MediaOnly that renders no box of its own: the distances of the Stack apply to what is inside. With “wide” it is hidden in windows narrower than 64rem (1024 px), but printed. What isn’t visible is hidden from screen readers as well.',
        selector: 'a',
        side: 'bottom',
      },
    ],
  },
  choice: choices.partlyVisible,
  pairs: [
    {
      good: (
        <Stack space="xsmall">
          <SummaryList rows={total} />
          {limits}
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <SummaryList rows={total} />
          <MediaOnly media="print">{limits}</MediaOnly>
        </Stack>
      ),
      reason:
        'Small print is for everybody who reads the figure. Only what paper lacks is for print alone: who it was calculated for, when, and by whom.',
    },
    {
      good: (
        <Stack space="xsmall">
          <Text size="caption" tone="muted">
            As it is printed
          </Text>
          {client}
          <SummaryList rows={total} />
        </Stack>
      ),
      bad: (
        <Stack space="xsmall">
          <Text size="caption" tone="muted">
            As it is printed
          </Text>
          <SummaryList rows={total} />
          {share}
        </Stack>
      ),
      reason:
        'Nobody can follow a link on paper, so sharing is for the screen alone. On a screen, the page around the estimate says whose it is; on paper, only the sheet itself can.',
    },
  ],
  words: [
    {
      rule: 'What is only printed says what the page around it says on a screen',
      good: 'Client: Ayesha Rehan · Date: 12 March 2026',
      bad: 'Your estimate',
    },
    {
      rule: 'What is printed doesn’t mention the mouse or the screen',
      good: 'The rates are in the table on this sheet.',
      bad: 'Click a rate to see more.',
    },
    {
      rule: 'Two versions for two media name things alike',
      good: 'Grand Total · Grand Total',
      bad: 'Your price · Grand Total',
    },
  ],
}
