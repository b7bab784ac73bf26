import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '../../content/company'
import { manifestPath } from '../../paths'
import { pageAt, type SitePage } from '../sitePages'
import { absoluteUrl } from './absoluteUrl'
import { feedPath, feedTitle } from './feed'
import { structuredData } from './structuredData'
import { iconPaths } from './webManifest'

/** The picture that messengers and social networks show for a link. */
interface ShareImage {
  /** The path of the file on the site. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

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
      <link rel="apple-touch-icon" href={iconPaths.appleTouch} />
      <link rel="manifest" href={manifestPath} />
      <link rel="alternate" type="application/atom+xml" title={feedTitle} href={feedPath} />
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

/** The Open Graph and Twitter tags of a page; Twitter reads title, description and image from the Open Graph tags. */
function ShareTags({ page: { href, text, published }, image }: { page: SitePage; image: ShareImage }) {
  return (
    <>
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={`${text.title} | ${company.name}`} />
      <meta property="og:description" content={text.description} />
      <meta property="og:url" content={absoluteUrl(href)} />
      <meta property="og:image" content={absoluteUrl(image.path)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function imageOf({ href }: SitePage, shareImages: ShareImages): ShareImage {
  const image = shareImages[href]
  if (!image) throw new Error(`There is no picture for shared links to ${href}.`)
  return image
}
