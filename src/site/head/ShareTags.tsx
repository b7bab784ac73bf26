import { company } from '../../content/company'
import { manifestPath } from '../../paths'
import { absoluteUrl } from './absoluteUrl'
import { feedPath, feedTitle } from './feed'
import type { SitePage } from '../sitePages'
import { iconPaths } from './webManifest'

/** The picture that messengers and social networks show for a link. */
export interface ShareImage {
  /** The path of the file on the site. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The links that every document has: touch icon, web manifest and feed. */
export function SiteLinks() {
  return (
    <>
      <link rel="apple-touch-icon" href={iconPaths.appleTouch} />
      <link rel="manifest" href={manifestPath} />
      <link rel="alternate" type="application/atom+xml" title={feedTitle} href={feedPath} />
    </>
  )
}

export interface ShareTagsProps {
  /** The page that the link leads to. */
  page: SitePage
  image: ShareImage
}

/** The Open Graph and Twitter tags of a page; Twitter reads title, description and image from the Open Graph tags. */
export function ShareTags({ page: { href, text, published }, image }: ShareTagsProps) {
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
