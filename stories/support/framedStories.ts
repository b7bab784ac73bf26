import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { applyVisitorSettings, type Globals } from './visitorSettings'

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

/** In the frame of a docs page, follows the toolbar's settings of that page, and leaves the focus to the reader. */
export function adaptFrame() {
  if (owner === window) return
  owner.__STORYBOOK_ADDONS_CHANNEL__?.on(GLOBALS_UPDATED, () => applyVisitorSettings(toolbarSettings()))
  imitateFocus()
}

/**
 * Until the reader interacts with the frame, dialogs and play functions move a focus of which only the story knows: the real
 * one would leave what the reader is using, and scroll the page.
 */
function imitateFocus() {
  const { focus } = HTMLElement.prototype
  let focused: HTMLElement | undefined
  const focusOn = (element: HTMLElement) => {
    const before = focused
    focused = element
    if (before === element) return
    before?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: element }))
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: before ?? null }))
  }
  HTMLElement.prototype.focus = function imitated() {
    if (this.matches('[tabindex], a[href], :is(button, input, select, textarea):enabled')) focusOn(this)
  }
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (focused?.isConnected ? focused : document.body),
  })
  const endImitation = ({ isTrusted }: Event) => {
    // Events of play functions are not trusted.
    if (!isTrusted) return
    HTMLElement.prototype.focus = focus
    Reflect.deleteProperty(document, 'activeElement')
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, endImitation, true)
}
