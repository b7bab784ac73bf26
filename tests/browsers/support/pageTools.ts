import type { Point } from './tab.ts'

/** The roles that tests can find. */
type Role =
  | 'alert'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'radio'
  | 'status'
  | 'textbox'

/** Identifies an element by its role and its accessible name. */
export interface Target {
  readonly role: Role
  readonly name: string
  /** A selector of an ancestor, such as 'footer'. @default the whole page */
  readonly within?: string
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
}

/** The window of a page of the suite. */
export interface ToolWindow extends Window {
  tools: PageTools
}

/**
 * Installs `window.tools` before the scripts of the page. Injected as text, so it must not use variables of an outer
 * scope. Errors are kept in session storage, because a navigation unloads the document.
 */
export function installPageTools() {
  const storageKey = 'test.errors'
  const read = (): readonly string[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  const record = (text: string) =>
    sessionStorage.setItem(storageKey, JSON.stringify([...read(), `${location.pathname}: ${text}`]))
  addEventListener('error', ({ error, message }) => record(`error: ${String(error ?? message)}`))
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

  // Uses the page once, as a visitor would, so that the application starts at once, and hides the splash screen.
  addEventListener('load', () => dispatchEvent(new Event('pointerdown')))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('#splash { animation: none !important; display: none !important }')
  document.adoptedStyleSheets = [sheet]

  const selectors: Record<Role, string> = {
    alert: '[role=alert]',
    button: 'button:not([role])',
    combobox: 'select',
    dialog: 'dialog[open], [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]:not([role])',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
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

  const tools: PageTools = { find, pointOf, errors: read }
  Object.assign(window, { tools })
}
