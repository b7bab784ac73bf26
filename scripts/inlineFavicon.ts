const link = /(<link rel="icon" href=")\/favicon\.svg"/

/** The characters that a URL in quotation marks must not contain; `#` would begin a fragment. */
const reserved = /[#%"<>]/g

/**
 * Puts the favicon into a document, so that the browser requests no file for it while it paints the page. Search engines,
 * which want a URL, use the icon for iOS.
 * @param html a document with a link to `/favicon.svg`
 * @param svg the favicon
 * @throws if the document has no such link
 */
export function inlineFavicon(html: string, svg: string): string {
  if (!link.test(html)) throw new Error('The document has no link to the favicon.')
  const data = svg.trim().replaceAll('"', "'").replace(reserved, encodeURIComponent)
  return html.replace(link, (_, start: string) => `${start}data:image/svg+xml,${data}"`)
}
