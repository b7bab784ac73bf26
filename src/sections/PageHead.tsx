import { company, pages } from '../content'
import { paths, type RouteName } from '../paths'

export interface PageHeadProps {
  /** The screen whose texts are used. */
  route: RouteName
  /** Replaces the page's own title, for example by the step of the estimator. */
  title?: string
}

const canonicalRoute = { homeAlias: 'home' } as const satisfies Partial<Record<RouteName, RouteName>>

function isAlias(route: RouteName): route is keyof typeof canonicalRoute {
  return route in canonicalRoute
}

/**
 * Put it once into each page: title, description and canonical address. React moves the tags into the
 * document's head, in the prerendered file as well as on navigation.
 */
export function PageHead({ route, title = pages[route].title }: PageHeadProps) {
  const canonical = `${company.origin}${paths[isAlias(route) ? canonicalRoute[route] : route].href()}`
  const fullTitle = `${title} | ${company.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={pages[route].description} />
      {route === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company.name} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={pages[route].description} />
          <meta property="og:url" content={canonical} />
        </>
      )}
    </>
  )
}
