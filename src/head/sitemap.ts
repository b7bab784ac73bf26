import lastChanges from '../content/lastChanges.json'
import { absoluteUrl } from './absoluteUrl'
import { sitePages, type SitePage } from './sitePages'

/** The sitemap.xml of all pages, with the date of each page's last change. */
export function sitemap(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePages.map((page) => {
      const date = lastChange(page)
      const lastmod = date ? `<lastmod>${date}</lastmod>` : ''
      return `  <url><loc>${absoluteUrl(page.href)}</loc>${lastmod}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
}

/** The date that the page shows, or else the recorded one; `undefined` for a page that is not recorded yet. */
function lastChange({ date, href }: SitePage): string | undefined {
  const records: Readonly<Record<string, { readonly date: string }>> = lastChanges
  return date ?? records[href]?.date
}

/** The robots.txt, which allows everything and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
}
