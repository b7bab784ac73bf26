import type { Context } from './keyboardPlaces'
import { expectVisibleFocus } from './expectVisibleFocus'

/** Expects visible focus on the first control, and that Tab or Shift+Tab moves it to each of the others in turn. */
export async function expectTabStops(
  context: Context,
  keys: 'Tab' | 'Shift+Tab',
  stops: readonly ((context: Context) => HTMLElement)[],
): Promise<void> {
  for (const [index, find] of stops.entries()) {
    if (index > 0) await context.userEvent.tab({ shift: keys === 'Shift+Tab' })
    await expectVisibleFocus(find(context))
  }
}
