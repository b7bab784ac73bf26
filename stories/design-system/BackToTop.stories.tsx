import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { BackToTop, FloatingActions, SkipLink, Text } from '../../src/design-system'
import { realKeyboard } from '../support/realKeyboard'
import { showsFocus } from '../support/showsFocus'

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
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
} satisfies Meta<typeof BackToTop>
export default meta

type Story = StoryObj<typeof meta>

const scrollBy = (windows: number) =>
  window.scrollTo({ top: window.innerHeight * windows, behavior: 'instant' })

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('At the top and a little below it there is none', async () => {
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
      scrollBy(0.9)
      await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull()
    })
    await step('More than a window’s height down, it comes', async () => {
      scrollBy(2)
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to top' })).toBeVisible())
    })
    await step('A press goes to the top, and it goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }))
      await expect(args.onClick).toHaveBeenCalledOnce()
      await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull())
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const keyboard = await realKeyboard()
    if (!keyboard) return
    const skipLink = canvas.getByRole('link', { name: 'Skip to the content' })
    await step('While it can’t be seen, the Tab key passes it over', async () => {
      await keyboard.press('{Tab}')
      await expect(skipLink).toHaveFocus()
      await keyboard.press('{Tab}')
      await expect(document.activeElement).not.toHaveAccessibleName('Back to top')
    })
    for (const key of ['{Enter}', ' ']) {
      await step(
        `${key === ' ' ? 'Space' : 'Enter'} goes to the top, and the next stop is the first`,
        async () => {
          skipLink.focus()
          scrollBy(2)
          const button = await canvas.findByRole('button', { name: 'Back to top' })
          await keyboard.press('{Tab}')
          await showsFocus(button)
          await keyboard.press(key)
          await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 5000 })
          await expect(button).not.toHaveFocus()
          await expect(document.body).not.toHaveAttribute('tabindex')
          await keyboard.press('{Tab}')
          await expect(skipLink).toHaveFocus()
        },
      )
    }
  },
}

export const ReducedMotion: Story = {
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      query === '(prefers-reduced-motion: reduce)'
        ? matchMedia.call(window, 'all')
        : matchMedia.call(window, query)
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvas, step }) => {
    scrollBy(2)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    await step('It is at the top at once', async () => {
      button.click()
      await expect(window.scrollY).toBe(0)
    })
  },
}
