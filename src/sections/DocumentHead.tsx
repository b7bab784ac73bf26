import { company } from '../content/company'
import { pictures } from '../content/collections/pictures'
import type { PageText } from '../content/pageText'

export interface DocumentHeadProps {
  /** What the page's title and description say. */
  text: Pick<PageText, 'title' | 'description'>
  /** The page's address, a second one apart. @default none: search engines are told to pass over the page */
  href?: string
}

/**
 * Put it once into each page: title, description and canonical address. React moves the tags into the
 * document's head, in the prerendered file as well as on navigation.
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
