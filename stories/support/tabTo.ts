import type { StoryContext } from '@storybook/react-vite'

/**
 * Presses Tab until the element has the focus.
 * @throws if it isn't focused after 60 key presses.
 */
export async function tabTo(userEvent: StoryContext['userEvent'], element: HTMLElement): Promise<void> {
  const hasFocus = () => document.activeElement === element
  for (let presses = 0; presses < 60 && !hasFocus(); presses += 1) await userEvent.tab()
  if (!hasFocus()) throw new Error(`The focus never reached ${element.outerHTML.slice(0, 120)}`)
}
