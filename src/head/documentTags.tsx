import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../paths'
import { absoluteUrl } from './absoluteUrl'
import { ShareTags, SiteLinks, type ShareImage } from './HeadTags'
import { sitePages, type SitePage } from './sitePages'
import { structuredData } from './structuredData'

/** The picture of each page's shared links, by the canonical path. */
export type ShareImages = Readonly<Record<string, ShareImage>>

/** The tags in the head of a prerendered document that no script needs; `DocumentHead` renders the others. */
export function headTags(url: string, shareImages: ShareImages): string {
  const page = pageAt(url)
  return renderToStaticMarkup(
    <>
      <SiteLinks />
      {page && <ShareTags page={page} image={imageOf(page, shareImages)} />}
    </>,
  )
}

/** The structured data of a prerendered document; empty for the not-found page. */
export function structuredDataScript(url: string, shareImages: ShareImages): string {
  const page = pageAt(url)
  if (!page) return ''
  const data = structuredData(page, absoluteUrl(imageOf(page, shareImages).path))
  // A "</script>" in a text would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

/** The page that a URL shows; `undefined` for the not-found page. */
function pageAt(url: string): SitePage | undefined {
  const href = url === paths.homeAlias.href() ? paths.home.href() : url
  return sitePages.find((page) => page.href === href)
}

function imageOf({ href }: SitePage, shareImages: ShareImages): ShareImage {
  const image = shareImages[href]
  if (!image) throw new Error(`There is no picture for shared links to ${href}.`)
  return image
}
