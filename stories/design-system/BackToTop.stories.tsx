import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackToTop, FloatingActions, SkipLink, Text } from '../../src/design-system'
import { reducedMotion } from '../support/emulateMedia'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { restoreScroll } from '../support/restoreScroll'
import { tabTo } from '../support/tabTo'

const meta = {
  component: BackToTop,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <main id="content" tabIndex={-1} className="h-[400dvh] p-4">
        <Text>Nine months of building, told week by week.</Text>
      </main>
      <FloatingActions label="Quick actions">
        <BackToTop {...args} />
      </FloatingActions>
    </>
  ),
  beforeEach: restoreScroll,
} satisfies Meta<typeof BackToTop>
export default meta

type Story = StoryObj<typeof meta>

const scrollBy = (windows: number) =>
  window.scrollTo({ top: window.innerHeight * windows, behavior: 'instant' })

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('It is hidden at the top, and appears after scrolling by more than a window', async () => {
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
      scrollBy(1.1)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible())
    })
    await step('A click scrolls to the top and hides it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }))
      await waitFor(() => expect(window.scrollY).toBe(0))
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull())
    })
  },
}

export const Shown: Story = {
  tags: ['alone'],
  play: async ({ canvas }) => {
    scrollBy(2)
    await canvas.findByRole('button', { name: 'Back to top' })
  },
}

const skipLink = byRole('link', 'Skip to the content')
const backToTop = byRole('button', 'Back to top')

/** Moves the focus to the link before it, further down the page. */
async function reachBefore(context: StoryContext) {
  await tabTo(context.userEvent, skipLink(context))
  scrollBy(2)
  await waitFor(() => backToTop(context))
}

export const KeyboardAlone: Story = {
  ...keyboardTable<Story>([
    {
      where: 'Before it, further down',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to it',
          isNative: true,
          prepare: reachBefore,
          result: (context) => expectVisibleFocus(backToTop(context)),
        },
      ],
    },
    {
      where: 'On it',
      reach: async (context) => {
        await reachBefore(context)
        await context.userEvent.tab()
        await expect(backToTop(context)).toHaveFocus()
        // `useClearCorner` checks for covered content once scrolling stops.
        const corner = context.canvas.getByRole('complementary')
        await waitFor(() => expect(corner).toHaveAttribute('data-state', 'shown'))
      },
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Scrolls to the top, where the first tab stop is the next one',
          isNative: true,
          result: async (context) => {
            await waitFor(() => expect(window.scrollY).toBe(0))
            await context.userEvent.tab()
            await expect(skipLink(context)).toHaveFocus()
          },
        },
      ],
    },
  ]),
}

export const ReducedMotion: Story = {
  beforeEach: reducedMotion,
  play: async ({ canvas, step }) => {
    scrollBy(2)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    await step('It scrolls to the top without animation', async () => {
      button.click()
      await expect(window.scrollY).toBe(0)
    })
  },
}
