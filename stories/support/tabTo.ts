import type { StoryContext } from '@storybook/react-vite'

/**
 * Presses Tab until the element has the focus.
 * @throws if it doesn't after 60 presses.
 */
export async function tabTo(userEvent: StoryContext['userEvent'], element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (document.activeElement === element) return
    await userEvent.tab()
  }
  throw new Error(`The focus never reached ${element.outerHTML.slice(0, 120)}`)
}
