import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { expectPageUnblocked } from './expectPageUnblocked'
import type { Key, KeyboardPlace, KeyboardRow } from './keyboardTable'
import { tabTo } from './tabTo'

export const closeButton = () => screen.getByRole('button', { name: 'Close' })

export const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens a modal by the button with this name, unless it is open, and moves the focus to its Close button. */
export const reachCloseButton =
  (opener: string) =>
  async ({ canvas, userEvent }: StoryContext) => {
    if (!screen.queryByRole('dialog')) {
      await tabTo(userEvent, canvas.getByRole('button', { name: opener }))
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    }
    await tabTo(userEvent, closeButton())
  }

/** Expects it to close, the focus on the button that opened it, and the page usable. */
export const expectReturned =
  (opener: string) =>
  async ({ canvas, canvasElement }: StoryContext) => {
    await expectClosed()
    await waitFor(() => expect(canvas.getByRole('button', { name: opener })).toHaveFocus())
    await expectPageUnblocked(canvasElement)
  }

/** The keys that open it. */
export const openingPlace = (opener: string): KeyboardPlace<StoryContext> => ({
  where: 'On the control that opens it',
  goTo: async ({ canvas, userEvent }) => {
    if (screen.queryByRole('dialog')) await userEvent.keyboard('{Escape}')
    await expectClosed()
    await tabTo(userEvent, canvas.getByRole('button', { name: opener }))
  },
  rows: [
    {
      keys: ['Enter', 'Space'],
      does: 'Opens it, with the focus on it',
      result: () => waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus()),
    },
  ],
})

const returning = (opener: string, keys: readonly [Key, ...Key[]]): KeyboardRow<StoryContext> => ({
  keys,
  does: 'Closes it; the focus returns to the control that opened it',
  result: expectReturned(opener),
})

/**
 * The keys that work anywhere in it.
 * @param controls those that follow its Close button
 */
export const anywherePlace = (
  opener: string,
  controls: () => readonly HTMLElement[],
): KeyboardPlace<StoryContext> => ({
  where: 'Anywhere in it',
  goTo: reachCloseButton(opener),
  alsoHandled: ['Enter', 'Space'],
  rows: [
    {
      keys: ['Tab'],
      does: 'Moves the focus to its next control, and from the last to the first',
      result: async ({ userEvent }) => {
        for (const control of controls()) {
          await expect(control).toHaveFocus()
          await userEvent.tab()
        }
        await expect(closeButton()).toHaveFocus()
      },
    },
    {
      keys: ['Shift+Tab'],
      does: 'Moves the focus to its previous control, and from the first to the last',
      result: () => expect(controls().at(-1)).toHaveFocus(),
    },
    returning(opener, ['Escape']),
  ],
})

/**
 * The keys that close it on its Close button.
 * @param alsoHandled the keys that work there as anywhere in it
 */
export const closingPlace = (opener: string, alsoHandled: readonly Key[]): KeyboardPlace<StoryContext> => ({
  where: 'On its Close button',
  goTo: reachCloseButton(opener),
  alsoHandled,
  rows: [returning(opener, ['Enter', 'Space'])],
})
