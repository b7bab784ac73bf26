import lastChanges from '../content/lastChanges.json'
import { absoluteUrl } from './absoluteUrl'
import { sitePages } from '../content/sitePages'

const changes: Readonly<Record<string, { readonly date: string }>> = lastChanges

/** The sitemap.xml of all pages, with the recorded date of each page's last change. */
export function sitemap(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePages.map(({ href }) => {
      const change = changes[href]
      const lastmod = change ? `<lastmod>${change.date}</lastmod>` : ''
      return `  <url><loc>${absoluteUrl(href)}</loc>${lastmod}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
}

/** The robots.txt, which allows everything and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
