import { PurgeCSS } from 'purgecss'

/** The link to the stylesheet, as Vite writes it. */
const stylesheetLink = /<link rel="stylesheet"[^>]* href="([^"]+\.css)"[^>]*>/

/** Everything between characters that can't be part of a class name. */
const names = (text: string) => text.match(/[^\s"'`<>=]+/g) ?? []

/**
 * Puts the rules that a document needs into the document itself, so that its first paint waits for no other request.
 * src/boot.ts adds the whole stylesheet before the application starts; without JavaScript a link does.
 * @param html a document with a link to the stylesheet
 * @param css the stylesheet, with absolute URLs
 * @param script source code that adds elements before the whole stylesheet has loaded
 * @throws if the document has no such link
 */
export async function inlineStyles(html: string, css: string, script: string): Promise<string> {
  const [link, href] = stylesheetLink.exec(html) ?? []
  if (!link || !href) throw new Error('The document has no link to the stylesheet.')
  const [purged] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: script, extension: 'ts' },
    ],
    css: [{ raw: css }],
    defaultExtractor: names,
    variables: true,
    keyframes: true,
  })
  if (!purged) throw new Error('PurgeCSS returned no stylesheet.')
  return html.replace(
    link,
    () => `<style>${purged.css}</style>\n    <noscript><link rel="stylesheet" href="${href}" /></noscript>`,
  )
}

/** The URL of a document's stylesheet. */
export function stylesheetUrl(html: string): string {
  const [, href] = stylesheetLink.exec(html) ?? []
  if (!href) throw new Error('The document has no link to the stylesheet.')
  return href
}
