import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Disclosure, Link, Text } from '../../src/design-system'
import { betweenLinks } from '../support/betweenLinks'
import { withMedia } from '../support/emulateMedia'
import { byTab, leftByTab, tabStops } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'

const question = 'Does the estimate include the boundary wall?'
const answer = /^No\. Only the covered area/

const meta = {
  component: Disclosure,
  args: {
    title: question,
    children: (
      <Text>
        No. Only the covered area of the floors is included; porch, boundary wall and tanks are priced by
        themselves. <Link href="#call-us">Call us</Link> for an offer.
      </Text>
    ),
  },
} satisfies Meta<typeof Disclosure>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (accordion)',
  play: async ({ canvas, userEvent, step }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: question })
    await step('Collapsed, its answer is hidden, but printed', async () => {
      await expect(canvas.getByText(answer)).not.toBeVisible()
      await withMedia({ media: 'print' }, () =>
        waitFor(() =>
          expect(canvas.getByText(answer).checkVisibility({ contentVisibilityAuto: true })).toBe(true),
        ),
      )
    })
    await step('A click expands it, a second one collapses it', async () => {
      await userEvent.click(heading)
      await expect(canvas.getByText(answer)).toBeVisible()
      await userEvent.click(heading)
      await expect(canvas.getByText(answer)).not.toBeVisible()
    })
    await step('The whole row is the target', async () => {
      const row = heading.closest('summary')?.getBoundingClientRect() ?? new DOMRect()
      await userEvent.click(document.elementFromPoint(row.right - 2, row.top + 4) ?? document.body)
      await expect(canvas.getByText(answer)).toBeVisible()
    })
  },
}

const summary = ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const found = canvas.getByRole('heading', { name: question }).closest('summary')
  if (!found) throw new Error('There is no summary around the heading')
  return found
}

export const KeyboardAlone: Story = {
  tags: ['!dev', '!autodocs', '!visual'],
  decorators: [betweenLinks],
  ...keyboardTable<Story>([
    ...tabStops(summary, {
      does: 'Moves the focus to its title',
      doesBackwards: 'Moves the focus to its title; if it is expanded, to the last control in its text',
    }),
    {
      where: 'On its title',
      goTo: byTab(summary),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Expands it; the next press collapses it. The controls in its text are tab stops only while it is expanded',
          isNative: true,
          result: async ({ canvas, userEvent }, key) => {
            await expect(canvas.getByText(answer)).toBeVisible()
            await userEvent.tab()
            await expect(canvas.getByText('Call us')).toHaveFocus()
            await userEvent.tab({ shift: true })
            await userEvent.keyboard(key === 'Enter' ? '{Enter}' : ' ')
            await expect(canvas.getByText(answer)).not.toBeVisible()
          },
        },
        ...leftByTab(),
      ],
    },
  ]),
}

export const Open: Story = {
  args: {
    title: 'Willthisverylongquestionwithoutasinglespace be readable on the narrowest phone of all?',
    open: true,
    headingLevel: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getByText(answer)).toBeVisible()
  },
}

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(summary({ canvas }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
