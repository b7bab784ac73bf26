import type { Point } from './tab.ts'

/** The roles that tests can find. */
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

/** Identifies an element by its role and its accessible name. */
export interface Target {
  readonly role: Role
  readonly name: string
  /** A selector of an ancestor, such as 'footer'. @default the whole page */
  readonly within?: string
}

/**
 * How long the splash screen covered the page, in ms: at least from the first frame with it to the first one without it,
 * at most from the start of the document. They differ because frames can be late. Both are 0 if no frame had it.
 */
export interface SplashTime {
  readonly atLeast: number
  readonly atMost: number
}

/** The helpers in every page of the suite, as `window.tools`. */
interface PageTools {
  /** Returns the first visible element with this role and name. */
  readonly find: (target: Target) => Element | undefined
  /** Scrolls to an element and returns a point to click on, or the reason why there is none. */
  readonly pointOf: (target: Target) => Promise<Point | string>
  /**
   * Returns all script errors, rejections, console errors and warnings, and violations of the Content Security Policy of
   * the tab, across documents.
   */
  readonly errors: () => readonly string[]
  /** Forgets all recorded errors. Call it after checking those that the test expects. */
  readonly clearErrors: () => void
  /** Returns how long the splash screen covered the centre of the window; null until it has gone. */
  readonly splashTime: () => SplashTime | null
}

/** The window of a page of the suite. */
export interface ToolWindow extends Window {
  tools: PageTools
}

interface PageToolsOptions {
  /** Whether the splash screen is shown. */
  readonly hasSplash: boolean
  /** Whether the browser reports loads that were cancelled because the document was left, as WebKit does. */
  readonly reportsCancelledLoads: boolean
}

/**
 * Installs `window.tools` before the scripts of the page. Injected as text, so it must not use variables of an outer
 * scope. Errors are kept in session storage, because a navigation unloads the document.
 */
export function installPageTools({ hasSplash, reportsCancelledLoads }: PageToolsOptions) {
  const storageKey = 'test.errors'
  // Looked up once, because a test may block the page's storage.
  const { sessionStorage } = window
  const read = (): readonly string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  /** Without an item if there is no message, because the site looks for any. */
  const write = (messages: readonly string[]) => {
    if (messages.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(messages))
  }
  const record = (text: string) => {
    const message = `${location.pathname}: ${text}`
    write([...read(), message])
    return message
  }
  /** What this document hasn't loaded: when, and the recorded message. */
  let missing: { readonly at: number; readonly message: string }[] = []
  let isLeaving = false
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (!(target instanceof Element)) record(`error: ${String(event.error ?? event.message)}`)
      // A failed preload is also reported by the import.
      else if (!target.matches('link[rel=modulepreload]') && !isLeaving) {
        missing.push({ at: performance.now(), message: record(`not loaded: ${target.outerHTML}`) })
      }
    },
    true,
  )
  if (reportsCancelledLoads) {
    // What is cancelled because the document is left fails shortly before or after this event.
    addEventListener('pagehide', () => {
      const rest = [...read()]
      for (const { at, message } of missing) {
        const place = rest.lastIndexOf(message)
        if (performance.now() - at < 500 && place !== -1) rest.splice(place, 1)
      }
      write(rest)
      missing = []
      isLeaving = true
    })
    addEventListener('pageshow', () => {
      isLeaving = false
    })
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    record(`violates ${violatedDirective}: ${blockedURI} ${sample}`),
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
    // Uses the page once, as a visitor would, so that the application starts at once.
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#splash { animation: none !important; display: none !important }')
    document.adoptedStyleSheets = [sheet]
  }
  const documentStart = performance.now()
  let splashTime: SplashTime | null = null
  let splashStart: number | undefined
  const watchSplash = () => {
    const now = performance.now()
    const covering = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('#splash') ?? null
    if (covering !== null) splashStart ??= now
    const isGone = document.readyState === 'complete' && document.getElementById('splash') === null
    const hasEnded = splashStart === undefined ? isGone : covering === null
    if (!hasEnded) requestAnimationFrame(watchSplash)
    else if (splashStart === undefined) splashTime = { atLeast: 0, atMost: 0 }
    else splashTime = { atLeast: Math.round(now - splashStart), atMost: Math.round(now - documentStart) }
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
  const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const contentOf = (node: Node): string => {
    if (node instanceof HTMLImageElement) return node.alt
    if (node instanceof Element && node.ariaHidden === 'true') return ''
    return node.childNodes.length > 0 ? [...node.childNodes].map(contentOf).join('') : (node.nodeValue ?? '')
  }
  const nameOf = (element: Element): string => {
    const labelling = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const referred = labelling.map((id) => document.getElementById(id)).filter((label) => label !== null)
    if (referred.length > 0) return normalize(referred.map(contentOf).join(' '))
    if (element.ariaLabel) return normalize(element.ariaLabel)
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null
    return normalize(labels?.length ? [...labels].map(contentOf).join(' ') : contentOf(element))
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
    if (!element) return 'is missing'
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    const before = element.getBoundingClientRect()
    await frame()
    const { x, y, width, height } = element.getBoundingClientRect()
    if (before.x !== x || before.y !== y) return 'is moving'
    const point = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    const label = hit?.closest('label')
    const receivesClick = element.contains(hit) || (label && label.control === element)
    return receivesClick ? point : `is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}`
  }

  const tools: PageTools = {
    find,
    pointOf,
    errors: read,
    clearErrors: () => sessionStorage.removeItem(storageKey),
    splashTime: () => splashTime,
  }
  Object.assign(window, { tools })
}
