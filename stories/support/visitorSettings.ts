import { approximateMediaFeature } from './approximateMediaFeature'
import { approximatePrint } from './emulateMedia'
import { initialGlobals, type Setting } from './toolbar'
import './forcedColors.css'

/** The settings, by their names in stories/support/toolbar.ts. */
export type Globals = Readonly<Record<string, unknown>>

/** What each setting does to the page if it isn't the initial one; the returned function reverts it. */
const effects: Record<Exclude<Setting, 'window'>, (value: string) => () => void> = {
  surface: (name) => withAttributes(document.body, { 'data-surface': name }),
  textSize: (size) =>
    withAttributes(document.documentElement, { style: `font-size: ${size.replace('p', '')}%` }),
  direction: (dir) => withAttributes(document.documentElement, { dir }),
  language: (lang) => {
    void import('../../src/pages/estimator/language/urdu.css')
    const reverts = [document.documentElement, document.body].map((element) =>
      withAttributes(element, { lang, dir: 'rtl' }),
    )
    return () => {
      for (const revert of reverts) revert()
    }
  },
  motion: () => approximateMediaFeature('prefers-reduced-motion: reduce'),
  forcedColors: () => approximateMediaFeature('forced-colors: active'),
  media: approximatePrint,
}

let applied = ''
let reverts: (() => void)[] = []

/** Applies the toolbar's settings to the page, and reverts earlier ones. */
export function applyVisitorSettings(globals: Globals) {
  const changed = Object.entries(effects).flatMap(([name, apply]) => {
    const value = globals[name]
    return typeof value === 'string' && value !== initialGlobals[name] ? [{ name, value, apply }] : []
  })
  const wanted = changed.map(({ name, value }) => `${name}:${value}`).join()
  // Only on change, because a story may set its own direction.
  if (wanted === applied) return
  applied = wanted
  for (const revert of reverts.toReversed()) revert()
  reverts = changed.map(({ apply, value }) => apply(value))
}

function withAttributes(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
}
