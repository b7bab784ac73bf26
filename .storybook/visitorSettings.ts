import { approximateMediaFeature, type MediaFeature } from '../stories/support/approximateMediaFeature'
import './forcedColors.css'
import './textSize.css'

/** The settings, by their names in stories/support/toolbar.ts. */
export type Globals = Readonly<Record<string, unknown>>

const releases = new Map<MediaFeature, () => void>()
let wasRightToLeft = false

/** Applies the toolbar's settings to the page, and reverts earlier ones. */
export function applyVisitorSettings(globals: Globals) {
  setFeature('prefers-reduced-motion: reduce', globals['motion'] === 'reduced')
  setFeature('forced-colors: active', globals['forcedColors'] === 'on')
  const page = document.documentElement
  const isRightToLeft = globals['direction'] === 'rtl'
  // Only on change, because a story may set its own direction.
  if (isRightToLeft !== wasRightToLeft) page.dir = isRightToLeft ? 'rtl' : 'ltr'
  wasRightToLeft = isRightToLeft
  page.toggleAttribute('data-text-size-double', globals['textSize'] === 'double')
}

function setFeature(feature: MediaFeature, isOn: boolean) {
  const release = releases.get(feature)
  if (isOn === (release !== undefined)) return
  release?.()
  if (isOn) releases.set(feature, approximateMediaFeature(feature))
  else releases.delete(feature)
}
