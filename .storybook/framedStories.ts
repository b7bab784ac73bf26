import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { applyVisitorSettings, type Globals } from '../stories/support/visitorSettings'

/** What a window of Storybook has, as far as it is used here; it has no public type. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: { on: (event: string, listener: () => void) => void }
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get: () => Globals } } }
}

/** The window whose toolbar counts: in a frame of a docs page, that of the page. */
const owner: PreviewWindow = window.frameElement?.id.startsWith('iframe--') ? window.parent : window

/** The settings of the toolbar; without a toolbar, as in tests, those of a story. */
export const toolbarSettings = (ofStory: Globals = {}): Globals => ({
  ...ofStory,
  ...owner.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get(),
})

/**
 * In the frame of a docs page, follows the toolbar's settings of that page, and blocks `focus()` until the reader interacts
 * with the frame: dialogs and play functions would otherwise take the focus and scroll the page.
 */
export function adaptFrame() {
  if (owner === window) return
  owner.__STORYBOOK_ADDONS_CHANNEL__?.on(GLOBALS_UPDATED, () => applyVisitorSettings(toolbarSettings()))

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
