import { GLOBALS_UPDATED, STORY_PREPARED, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Globals } from '../stories/support/visitorSettings'

/** What a window of Storybook has, as far as it is used here; it has no public type. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listener: () => void) => void }
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } }
}

/** The settings of the toolbar in a window. */
export const settingsOf = (frame: PreviewWindow): Globals =>
  frame.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {}

/**
 * In the frame of a docs page, follows the toolbar's settings of that page, and blocks `focus()` until the reader interacts
 * with the frame: dialogs and play functions would otherwise take the focus and scroll the page.
 */
export function adaptFrame() {
  if (!window.frameElement?.id.startsWith('iframe--')) return
  const docs: PreviewWindow = window.parent
  const follow = () => {
    const globals = settingsOf(docs)
    if (JSON.stringify(globals) === JSON.stringify(settingsOf(window))) return
    addons.getChannel().emit(UPDATE_GLOBALS, { globals })
  }
  docs.__STORYBOOK_ADDONS_CHANNEL__?.on(GLOBALS_UPDATED, follow)
  void addons.ready().then((channel) => channel.once(STORY_PREPARED, follow))

  const focus = HTMLElement.prototype.focus
  let isTouched = false
  HTMLElement.prototype.focus = function focusOnceTouched(options) {
    if (isTouched) focus.call(this, options)
  }
  for (const type of ['pointerdown', 'keydown']) {
    // Events of play functions are not trusted.
    addEventListener(type, ({ isTrusted }) => (isTouched ||= isTrusted), true)
  }
}
