import { company } from '../content/company'
import { pictures } from '../content/collections/pictures'
import type { PageText } from '../content/pageText'

export interface DocumentHeadProps {
  /** The title and description of the page. */
  text: Pick<PageText, 'title' | 'description'>
  /** The canonical path. @default none: the page gets `noindex` */
  href?: string
}

/**
 * Use once in each page: its title, description, canonical URL and Open Graph tags. React moves them into the head of
 * the document, in the prerendered file and on navigation.
 */
export function DocumentHead({ text: { title, description }, href }: DocumentHeadProps) {
  const canonical = `${company.origin}${href ?? ''}`
  const fullTitle = `${title} | ${company.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {href === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={`${company.origin}/share.jpg`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={pictures['db-32-front'].alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
