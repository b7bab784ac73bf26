import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { systemColour } from './systemColour'
import { tabTo } from './tabTo'

/**
 * In forced colours, expects a ring in the colour of text around a control that the Tab key reaches, or around the part
 * that shows its focus.
 */
export async function expectSystemFocusRing(
  userEvent: StoryContext['userEvent'],
  control: HTMLElement,
  ringed: Element = control,
) {
  const ring = systemColour('CanvasText')
  await tabTo(userEvent, control)
  await expect(control).toHaveFocus()
  const style = getComputedStyle(ringed)
  await expect(style.outlineStyle).toBe('solid')
  await expect(Number.parseFloat(style.outlineWidth)).toBeGreaterThanOrEqual(3)
  // Its colour may change by a transition.
  await waitFor(() => expect(style.outlineColor).toBe(ring))
}
