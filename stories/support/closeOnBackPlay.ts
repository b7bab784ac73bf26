import type { StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { expectPageUnblocked } from './expectPageUnblocked'

type Play = NonNullable<StoryObj['play']>

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectHistoryEntry = () => waitFor(() => expect(history.state).toHaveProperty('layer'))

/** Returns a play function that opens an overlay with a button and closes it with the browser's Back. */
export function closeOnBackPlay(name: string): Play {
  return async ({ canvas, canvasElement, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name })
    for (const time of ['first', 'second']) {
      await step(`Back closes it for the ${time} time and returns the focus`, async () => {
        await userEvent.click(opener)
        await expectHistoryEntry()
        history.back()
        await expectClosed()
        await waitFor(() => expect(opener).toHaveFocus())
        await expectPageUnblocked(canvasElement)
      })
    }
    for (const close of ['Escape', '×'] as const) {
      await step(`Closed by ${close}, it leaves no history entry`, async () => {
        history.pushState({ isBefore: true }, '')
        await userEvent.click(opener)
        await expectHistoryEntry()
        if (close === '×') await userEvent.click(screen.getByRole('button', { name: 'Close' }))
        else await userEvent.keyboard('{Escape}')
        await expectClosed()
        await waitFor(() => expect(history.state).toEqual({ isBefore: true }))
        history.back()
        await waitFor(() => expect(history.state ?? {}).not.toHaveProperty('isBefore'))
      })
    }
  }
}
