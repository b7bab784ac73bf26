import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BackToTop, FloatingActions, SkipLink, Text } from '../../src/design-system'
import { forcedColours, reducedMotion } from '../support/emulateMedia'
import { nextFrame } from '../support/expectMovement'
import { restoreScroll } from '../support/restoreScroll'
import { expectVisibleFocus } from '../support/expectVisibleFocus'
import { tabTo } from '../support/tabTo'
import { byRole } from '../support/keyboardPlaces'
import { keyboardTable } from '../support/keyboardTable'
import { expectSystemEdge } from '../support/expectSystemEdge'
import { expectSystemFocusRing } from '../support/expectSystemFocusRing'
import { expectNoMotion } from '../support/expectNoMotion'

const meta = {
  component: BackToTop,
  args: { onClick: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  render: (args) => (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <main id="content" tabIndex={-1} className="h-[400dvh] p-4">
        <Text isMeasured>
          Nine months of building, told week by week: the trench, the columns, the slabs, the walls.
        </Text>
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
  play: async ({ args, canvas, userEvent, step }) => {
    await step('It is hidden from everyone at the top and slightly below', async () => {
      const hidden = canvas.getByLabelText('Back to top')
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
      scrollBy(0.9)
      await nextFrame()
      await nextFrame()
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
      await expect(hidden).not.toBeVisible()
    })
    await step('It appears after scrolling by more than the window’s height', async () => {
      scrollBy(1.1)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible())
    })
    await step('A click scrolls to the top and hides it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }))
      await expect(args.onClick).toHaveBeenCalledOnce()
      await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull())
    })
    await step('So does the focus: the next Tab reaches the first control of the page', async () => {
      const link = canvas.getByRole('link', { name: 'Skip to the content' })
      await userEvent.tab()
      await expect(link).toHaveFocus()
      link.blur()
    })
  },
}

const skipLink = byRole('link', 'Skip to the content')
const backToTop = byRole('button', 'Back to top')

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  ...keyboardTable<Story>([
    {
      where: 'Before it, at the top of the page',
      rows: [
        {
          keys: ['Tab'],
          does: 'Skips it, because it is hidden',
          isNative: true,
          result: async (context) => {
            await expect(skipLink(context)).toHaveFocus()
            await context.userEvent.tab()
            await expect(document.activeElement).not.toHaveAccessibleName('Back to top')
          },
        },
      ],
    },
    {
      where: 'Before it, further down',
      rows: [
        {
          keys: ['Tab'],
          does: 'Moves the focus to it',
          isNative: true,
          prepare: async (context) => {
            await tabTo(context.userEvent, skipLink(context))
            scrollBy(2)
            await waitFor(() => backToTop(context))
          },
          result: (context) => expectVisibleFocus(backToTop(context)),
        },
      ],
    },
    {
      where: 'On it',
      reach: async (context) => {
        await tabTo(context.userEvent, skipLink(context))
        scrollBy(2)
        await waitFor(() => backToTop(context))
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
            await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
            await expect(document.activeElement).not.toHaveAccessibleName('Back to top')
            await expect(document.body).not.toHaveAttribute('tabindex')
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
    await step('It disappears without a transition', async () => {
      await waitFor(() => expect(button).not.toBeVisible())
      await expectNoMotion(button.parentElement ?? button)
    })
  },
}

export const ForcedColours: Story = {
  // A screenshot of the whole page scrolls to its top, where the button is hidden.
  tags: ['!visual'],
  beforeEach: forcedColours,
  play: async ({ canvas, userEvent, step }) => {
    scrollBy(2)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    await step('It has an edge, and an arrow that differs from its background', async () => {
      await expectSystemEdge(button)
      const arrow = button.querySelector('svg') ?? button
      await waitFor(() => expect(arrow).toBeVisible())
      await expect(getComputedStyle(arrow).color).not.toBe(getComputedStyle(button).backgroundColor)
    })
    await step('It has a focus ring', () => expectSystemFocusRing(userEvent, button))
  },
}
