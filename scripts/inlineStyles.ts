import { parse, type Root } from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'

/** The link to the stylesheet, as Vite writes it. */
const stylesheetLink = /<link rel="stylesheet"[^>]* href="([^"]+\.css)"[^>]*>/

/** The classes and elements of documents before the whole stylesheet has loaded. */
interface Contents {
  readonly classes: ReadonlySet<string>
  /** The names of their elements. */
  readonly elements: ReadonlySet<string>
}

/**
 * Puts the rules of a document's first paint into the document itself, so that it waits for no other request.
 * src/boot.ts adds the whole stylesheet before the application starts; without JavaScript, a link in `<noscript>` loads it.
 * @param html a document with a link to the stylesheet
 * @param rules see `firstPaintStyles`
 * @param fonts the URL of the stylesheet of the fonts, which `splitFonts` has moved out of that stylesheet
 * @throws if the document has no such link
 */
export function inlineStyles(html: string, rules: string, fonts: string): string {
  const href = stylesheetUrl(html)
  const styles = `<style>${rules}</style>`
  const links = [href, fonts].map((url) => `<link rel="stylesheet" href="${url}" />`)
  const fallback = `<noscript>${links.join('')}</noscript>`
  return html.replace(stylesheetLink, () => `${styles}\n    ${fallback}`)
}

/**
 * The alternative to `inlineStyles`: the document waits for the whole stylesheet, and only without JavaScript for the fonts.
 * @throws if the document has no link to a stylesheet
 */
export function linkStyles(html: string, fonts: string): string {
  stylesheetUrl(html)
  return html.replace(
    stylesheetLink,
    (link) => `${link}\n    <noscript><link rel="stylesheet" href="${fonts}" /></noscript>`,
  )
}

/**
 * The rules of a stylesheet that the first paint of these documents needs.
 * @param css the stylesheet, with absolute URLs
 * @param script source code that adds elements before the whole stylesheet has loaded
 */
export function firstPaintStyles(documents: readonly string[], css: string, script: string): string {
  const words = script.split(/[\s'"`]+/)
  const classes = new Set([...documents.flatMap(classesIn), ...words])
  const elements = new Set([...documents.flatMap(elementsIn), ...words])
  return rulesFor({ classes, elements }, css)
}

/**
 * The URL of a document's stylesheet.
 * @throws if it has none
 */
export function stylesheetUrl(html: string): string {
  const [, href] = stylesheetLink.exec(html) ?? []
  if (!href) throw new Error('The document has no link to a stylesheet.')
  return href
}

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => decodeEntities(list).split(' '))
}

function elementsIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/**
 * The rules that apply at the first paint on a screen. A selector with classes stays if at least one of them is in use:
 * a superfluous rule costs some bytes, but a missing one shifts the layout once the whole stylesheet has loaded.
 */
function rulesFor(contents: Contents, css: string): string {
  const root = parse(css)
  root.walkAtRules('media', (media) => {
    if (/\bprint\b/.test(media.params)) media.remove()
  })
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return
    const selectors = rule.selectors.filter((selector) => applies(selector, contents))
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // The first paint uses the fallback fonts, which have the same metrics; the site's font would delay the first picture.
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove()
  })
  removeUnusedVariables(root)
  root.walkComments((comment) => void comment.remove())
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    // `@layer a, b;` has no block, but sets the order of the layers.
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Whether a selector can match at the first paint, before any hover or focus. */
function applies(source: string, { classes, elements }: Contents): boolean {
  const [selector] = parseSelectors().astSync(source).nodes
  const ofClasses: string[] = []
  let isInteractive = false
  let isControlPart = false
  selector?.walk((node) => {
    if (node.type === 'class') ofClasses.push(node.value)
    if (node.type === 'pseudo' && /^:(?:hover|active|focus)/.test(node.value)) {
      isInteractive ||= !isNegated(node)
    }
    if (node.type === 'pseudo') isControlPart ||= /^::?(?:-|file-|selection)/.test(node.value)
  })
  if (isInteractive) return false
  const types = selector?.nodes.filter(({ type }) => type === 'tag') ?? []
  if (!types.every(({ value = '' }) => elements.has(value))) return false
  // These only mark the element that another class refers to.
  const own = ofClasses.filter((name) => !/^(?:group|peer)(?:\/|$)/.test(name))
  return own.length === 0 ? !isControlPart : own.some((name) => classes.has(name))
}

function isNegated({ parent }: Pick<Node, 'parent'>): boolean {
  return parent !== undefined && ((parent.type === 'pseudo' && parent.value === ':not') || isNegated(parent))
}

/** Removes custom properties, registered ones too, that no declaration refers to. */
function removeUnusedVariables(root: Root) {
  const used = new Set<string>()
  const addUsed = (value: string) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name)
  }
  const variables = new Map<string, string>()
  root.walkDecls((declaration) => {
    if (!declaration.variable) addUsed(declaration.value)
    else variables.set(declaration.prop, `${variables.get(declaration.prop) ?? ''} ${declaration.value}`)
  })
  // A set grows while it is iterated, so variables that other variables refer to are visited, too.
  for (const name of used) addUsed(variables.get(name) ?? '')
  root.walkDecls((declaration) => {
    if (declaration.variable && !used.has(declaration.prop)) declaration.remove()
  })
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove()
  })
}
