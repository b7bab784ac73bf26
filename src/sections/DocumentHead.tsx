import { company, pages, pictures, type PageText } from '../content'
import { canonicalRoute, paths, type SingleRoute } from '../paths'

interface RouteHead {
  /** The screen whose texts are used. */
  route: SingleRoute
  /** Replaces the page's own title, for example by the step of the estimator. @default the page's own */
  title?: string | undefined
}

interface EntryHead {
  /** The texts of the service, project or post that the page shows. */
  text: PageText
  /** Its address. */
  href: string
}

interface UnknownHead {
  /** What the page says where its address names something that there isn't. */
  unknown: string
}

export type DocumentHeadProps = RouteHead | EntryHead | UnknownHead

/** What the head says, and under which address; without one, search engines are told to pass over it. */
function headOf(props: DocumentHeadProps): { title: string; description: string; href: string | undefined } {
  if ('text' in props) return { ...props.text, href: props.href }
  if ('unknown' in props) {
    return { title: props.unknown, description: pages.notFound.description, href: undefined }
  }
  const route = canonicalRoute(props.route)
  const { title, description } = pages[route]
  const href = route === 'notFound' ? undefined : paths[route].href()
  return { title: props.title ?? title, description, href }
}

/**
 * Put it once into each page: title, description and canonical address. React moves the tags into the
 * document's head, in the prerendered file as well as on navigation.
 */
export function DocumentHead(props: DocumentHeadProps) {
  const { title, description, href } = headOf(props)
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
