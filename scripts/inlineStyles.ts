import { parse } from 'postcss'

/** The link to the stylesheet, as Vite writes it. */
const stylesheetLink = /<link rel="stylesheet"[^>]* href="([^"]+\.css)"[^>]*>/

/**
 * Puts the rules that a document needs into the document itself, so that its first paint waits for no other request.
 * src/boot.ts adds the whole stylesheet before the application starts; without JavaScript, a link in `<noscript>` loads it.
 * @param html a document with a link to the stylesheet
 * @param css the stylesheet, with absolute URLs
 * @param script source code that adds elements before the whole stylesheet has loaded
 * @throws if the document has no such link
 */
export function inlineStyles(html: string, css: string, script: string): string {
  const href = stylesheetUrl(html)
  const used = new Set([...classesIn(html), ...script.split(/[\s'"`]+/)])
  const styles = `<style>${rulesFor(used, css)}</style>`
  const fallback = `<noscript><link rel="stylesheet" href="${href}" /></noscript>`
  return html.replace(stylesheetLink, () => `${styles}\n    ${fallback}`)
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

function decodeEntities(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/**
 * The stylesheet without rules for other classes. A selector stays if it has no class, or at least one in use: to
 * keep too much costs some bytes, but a missing rule shifts the layout once the whole stylesheet has loaded.
 */
function rulesFor(used: ReadonlySet<string>, css: string): string {
  const root = parse(css)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return
    const selectors = rule.selectors.filter((selector) => {
      const classes = [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
        .map(([, name = '']) => name.replace(/\\(.)/g, '$1'))
        // Part of the condition of another class.
        .filter((name) => !/^(?:group|peer)(?:\/|$)/.test(name))
      return classes.length === 0 || classes.some((name) => used.has(name))
    })
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  // The first paint shows the fallbacks, which have the same metrics; the font would compete with the first picture.
  root.walkAtRules('font-face', (rule) => {
    if (rule.toString().includes('url(')) rule.remove()
  })
  root.walkAtRules((rule) => {
    // `@layer a, b;` has no block, but sets the order of the layers.
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}
