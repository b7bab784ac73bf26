import type { StoryContext } from '@storybook/react-vite'
import { expect, mocked, screen, waitFor } from 'storybook/test'
import { closeButton, expectReturned } from './modalPlaces'

interface Modal {
  /** The accessible name of the button that opens it. */
  readonly opener: string
  /** The accessible name of the dialog. */
  readonly name: string
  /** The callback of the component that closes it. */
  readonly onClose: (value: never) => void
  /** What `onClose` is called with. */
  readonly closedWith: false | undefined
  /** Whether there is a part of the page beside it to click. @default true */
  readonly hasBackdrop?: boolean
}

/** Expects what Dialog, Sheet and Lightbox have in common beside their keys. */
export async function expectModal(context: StoryContext, modal: Modal): Promise<void> {
  const { canvas, userEvent, step } = context
  const { opener: openerName, name, onClose, closedWith, hasBackdrop = true } = modal
  const opener = canvas.getByRole('button', { name: openerName })

  const ways: [string, () => Promise<void>][] = [['Its Close button', () => userEvent.click(closeButton())]]
  if (hasBackdrop) {
    const clickBeside = async () => {
      const { left, top, width, height } = opener.getBoundingClientRect()
      const backdrop = document.elementFromPoint(left + width / 2, top + height / 2) ?? opener
      await expect(opener).not.toContainElement(backdrop as HTMLElement)
      await userEvent.click(backdrop)
    }
    ways.push(['A click beside it', clickBeside])
  }

  for (const [way, close] of ways) {
    await step('A click opens it: it is named and has the focus', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name })
      await waitFor(() => expect(dialog).toHaveFocus())
    })
    await step('The page behind it is hidden from screen readers and doesn’t scroll', async () => {
      await expect(screen.queryByRole('button', { name: openerName })).toBeNull()
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden')
    })
    await step(`${way} closes it, reports that once, and returns the focus`, async () => {
      mocked(onClose).mockClear()
      await close()
      await expectReturned(openerName)(context)
      await expect(mocked(onClose).mock.calls).toEqual([[closedWith]])
    })
  }
  await step('Android’s Back closes it, reports that once, and returns the focus', async () => {
    await withCloseWatchers(async (watchers) => {
      await userEvent.click(opener)
      await screen.findByRole('dialog', { name })
      await expect(watchers.size).toBe(1)
      mocked(onClose).mockClear()
      for (const watcher of watchers) watcher.dispatchEvent(new Event('close'))
      await expectReturned(openerName)(context)
      await expect(mocked(onClose).mock.calls).toEqual([[closedWith]])
      await expect(watchers.size).toBe(0)
    })
  })
}

/** Replaces `CloseWatcher` and passes on those that aren't destroyed, because a page can't send Android's Back. */
async function withCloseWatchers(run: (watchers: ReadonlySet<EventTarget>) => Promise<void>) {
  const original = window.CloseWatcher
  const watchers = new Set<EventTarget>()
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy() {
      watchers.delete(this)
    }
  }
  try {
    await run(watchers)
  } finally {
    if (original) window.CloseWatcher = original
    else delete window.CloseWatcher
  }
}

/** Expects an open modal, and all of its text and buttons, within the width of the window. */
export async function expectModalFits(): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
  const { left, right, bottom } = dialog.getBoundingClientRect()
  await expect(left).toBeGreaterThanOrEqual(0)
  await expect(right).toBeLessThanOrEqual(window.innerWidth)
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
}
