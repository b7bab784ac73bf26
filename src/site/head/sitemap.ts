import { absoluteUrl } from './absoluteUrl'
import { sitePages } from '../sitePages'

/** The sitemap.xml of all pages, with the dates of the posts; other pages have none. */
export function sitemap(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitePages.map(({ href, published }) => {
      const lastmod = published ? `<lastmod>${published}</lastmod>` : ''
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
