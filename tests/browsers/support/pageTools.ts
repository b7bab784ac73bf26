import type { Point } from './tab.ts'

/** A role that the suite looks for; of the rest, tests read the text. */
type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'radio'
  | 'spinbutton'
  | 'status'
  | 'textbox'

/** What a visitor would call an element: its role and its accessible name. */
export interface Target {
  readonly role: Role
  readonly name: string
  /** A selector of what it stands in, such as 'footer'. @default the whole page */
  readonly within?: string
}

/**
 * Milliseconds from the first frame with the splash to the first one without it, and from the beginning of the document
 * on; the truth lies in between, because on a busy machine frames come late. Both are 0 if no frame had it.
 */
export interface SplashTime {
  readonly atLeast: number
  readonly atMost: number
}

/** What stands in every page of the suite as `window.tools`. */
interface PageTools {
  /** The first visible element of that role and name. */
  readonly find: (target: Target) => Element | undefined
  /** Brings an element into view and gives a point of it that takes a click, or says why there is none. */
  readonly pointOf: (target: Target) => Promise<Point | string>
  /** Errors, rejections and console messages since the tab was opened, over all its documents. */
  readonly errors: () => readonly string[]
  /** How long the splash covered the middle of the window; null until it has gone. */
  readonly splashTime: () => SplashTime | null
}

/** The window of a page of the suite. */
export interface ToolWindow extends Window {
  tools: PageTools
}

/**
 * Installs `window.tools`. It runs in the page, in front of the page's own scripts, and is sent there as text; so it
 * closes over nothing. The recorded errors are kept for the tab, because a navigation ends the document.
 */
export function installPageTools({ hasSplash }: { readonly hasSplash: boolean }) {
  const storageKey = 'test.errors'
  const record = (message: string) => {
    const recorded: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    sessionStorage.setItem(storageKey, JSON.stringify([...recorded, `${location.pathname}: ${message}`]))
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) record(`error: ${String(event.error ?? event.message)}`)
      // A failed preload is reported by the import that needed it.
      else if (!target.matches('link[rel=modulepreload]')) record(`not loaded: ${target.outerHTML}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${String(reason)}`))
  for (const level of ['error', 'warn'] as const) {
    const own = console[level]
    console[level] = (...values: unknown[]) => {
      record(`console.${level}: ${values.map(String).join(' ')}`)
      own.apply(console, values)
    }
  }

  if (!hasSplash) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#splash { animation: none !important; display: none !important }')
    document.adoptedStyleSheets = [sheet]
  }
  const documentFrom = performance.now()
  let splashTime: SplashTime | null = null
  let splashFrom: number | undefined
  const watchSplash = () => {
    const now = performance.now()
    const covering = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#splash') ?? null
    if (covering !== null) splashFrom ??= now
    const isGone = document.readyState === 'complete' && document.getElementById('splash') === null
    const isOver = splashFrom === undefined ? isGone : covering === null
    if (!isOver) requestAnimationFrame(watchSplash)
    else if (splashFrom === undefined) splashTime = { atLeast: 0, atMost: 0 }
    else splashTime = { atLeast: Math.round(now - splashFrom), atMost: Math.round(now - documentFrom) }
  }
  if (hasSplash) requestAnimationFrame(watchSplash)

  const selectors: Record<Role, string> = {
    alert: '[role=alert]',
    button: 'button:not([role])',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: 'select',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]:not([role])',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
    spinbutton: '[role=spinbutton]',
    status: 'output, [role=status]',
    textbox: 'input:not([type]), input[type=text], input[type=email], input[type=tel], textarea',
  }
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const contentOf = (node: Node): string => {
    if (node instanceof HTMLImageElement) return node.alt
    if (node instanceof Element && node.ariaHidden === 'true') return ''
    return node.childNodes.length > 0 ? [...node.childNodes].map(contentOf).join('') : (node.nodeValue ?? '')
  }
  const nameOf = (element: Element): string => {
    const labelling = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const referred = labelling.map((id) => document.getElementById(id)).filter((label) => label !== null)
    if (referred.length > 0) return tidy(referred.map(contentOf).join(' '))
    if (element.ariaLabel) return tidy(element.ariaLabel)
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null
    return tidy(labels?.length ? [...labels].map(contentOf).join(' ') : contentOf(element))
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null

  const find: PageTools['find'] = ({ role, name, within = 'html' }) =>
    [...document.querySelectorAll(selectors[role])].find(
      (element) => element.closest(within) !== null && isShown(element) && nameOf(element) === name,
    )

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  const pointOf: PageTools['pointOf'] = async (target) => {
    const element = find(target)
    if (!element) return 'is not there'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    const before = element.getBoundingClientRect()
    await frame()
    const { x, y, width, height } = element.getBoundingClientRect()
    if (before.x !== x || before.y !== y) return 'is moving'
    const point = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    const label = hit?.closest('label')
    const takesClick = element.contains(hit) || (label && label.control === element)
    return takesClick ? point : `is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}`
  }

  const tools: PageTools = {
    find,
    pointOf,
    errors: () => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'),
    splashTime: () => splashTime,
  }
  Object.assign(window, { tools })
}
