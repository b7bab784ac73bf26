import { company, pages } from '../content'
import { canonicalRoute, paths, type RouteName } from '../paths'

export interface PageHeadProps {
  /** The screen whose texts are used. */
  route: RouteName
  /** Replaces the page's own title, for example by the step of the estimator. @default the page's own */
  title?: string | undefined
}

/**
 * Put it once into each page: title, description and canonical address. React moves the tags into the
 * document's head, in the prerendered file as well as on navigation.
 */
export function PageHead({ route, title }: PageHeadProps) {
  const page = canonicalRoute(route)
  const canonical = `${company.origin}${paths[page].href()}`
  const fullTitle = `${title ?? pages[page].title} | ${company.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={pages[page].description} />
      {page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={pages[page].description} />
          <meta property="og:url" content={canonical} />
        </>
      )}
    </>
  )
}
