import { renderToStaticMarkup } from 'react-dom/server'
import { absoluteUrl } from './absoluteUrl'
import { ShareTags, SiteLinks, type ShareImage } from './ShareTags'
import { pageAt, type SitePage } from '../sitePages'
import { structuredData } from './structuredData'

/** The picture of each page's shared links, by the canonical path. */
export type ShareImages = Readonly<Record<string, ShareImage>>

/**
 * The tags in the head of a prerendered document that no script needs. Title, description and canonical URL aren't among
 * them: `DocumentHead` renders them.
 */
export function headTags(url: string, shareImages: ShareImages): string {
  const page = pageAt(url)
  return renderToStaticMarkup(
    <>
      <SiteLinks />
      {page && <ShareTags page={page} image={imageOf(page, shareImages)} />}
    </>,
  )
}

/** The structured data of a prerendered document; empty for pages that search engines don't list. */
export function structuredDataScript(url: string, shareImages: ShareImages): string {
  const page = pageAt(url)
  if (!page) return ''
  const data = structuredData(page, absoluteUrl(imageOf(page, shareImages).path))
  // A "</script>" in a text would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`
}

function imageOf({ href }: SitePage, shareImages: ShareImages): ShareImage {
  const image = shareImages[href]
  if (!image) throw new Error(`There is no picture for shared links to ${href}.`)
  return image
}
