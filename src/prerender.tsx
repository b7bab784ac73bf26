import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { ErrorBoundary } from './app/ErrorBoundary'
import { matchRoute } from './app/routes'
import { NotLoaded } from './app/shell/notices/NotLoaded'
import { Splash } from './app/shell/Splash'
import { headTags, structuredDataScript, type ShareImages } from './site/head/headTags'
import { sitePages } from './site/sitePages'
import { isStaticRoute, paths, routeNames } from './paths'

/** The paths of all pages: the static routes, and each service, subpage, project and post. */
export function prerenderedPaths(): string[] {
  const fixed = routeNames.filter(isStaticRoute).map((name) => paths[name].href())
  return [...new Set([...fixed, ...sitePages.map(({ href }) => href)])]
}

/**
 * Renders the document of a path from index.html.
 * @param modules the URLs of src/main.tsx and of what it imports for this page
 * @throws if the page throws while rendering, so that a broken page fails the build
 */
export async function renderDocument(
  path: string,
  template: string,
  modules: readonly string[],
  shareImages: ShareImages,
): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    {
      // By default React outlines large content and inserts it by script, which needs JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  // Without a head element, React writes title, meta and link tags before the content.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? ''
  const root = `data-route="${matchRoute(path)}" data-modules="${modules.join(' ')}"`
  return template
    .replace('<html lang="en"', `$& ${root}`)
    .replace('<!--head-->', () => head + headTags(path, shareImages))
    .replace('<!--splash-->', () => renderToStaticMarkup(<Splash />))
    .replace('<!--app-->', () => html.slice(head.length))
    .replace(
      '<!--after-->',
      () => renderToStaticMarkup(<NotLoaded />) + structuredDataScript(path, shareImages),
    )
}

export { matchRoute } from './app/routes'
export { shareCards } from './site/head/shareCards'
export { siteFiles } from './site/head/siteFiles'
