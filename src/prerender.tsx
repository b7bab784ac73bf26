import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { cornerOfPage } from './app/cornerOfPage'
import { pageAt } from './app/routePages'
import { Splash } from './app/shell/Splash'
import { chunkUrlsId, type ChunkUrls } from './chunks'
import { headTags, structuredDataScript, type ShareImages } from './head/headTags'
import { sitePages } from './head/sitePages'
import { isStaticRoute, paths, routeNames } from './paths'

/** A page of the build. */
export interface PrerenderedPage {
  readonly url: string
  /** The path of its module below src/pages, without file extension. */
  readonly source: string
  /** The path below src/content/collections of the module with what only this page shows; empty if there is none. */
  readonly entrySource: string
}

/** All static routes, and each service, subpage, project and post. */
export function prerenderedPages(): PrerenderedPage[] {
  const fixedUrls = routeNames.filter(isStaticRoute).map((name) => paths[name].href())
  const urls = new Set([...fixedUrls, ...sitePages.map(({ href }) => href)])
  return [...urls].map((url) => {
    const { source, entrySource } = pageAt(url)
    return { url, source, entrySource: entrySource(url) }
  })
}

/**
 * Renders the HTML document of a URL from index.html.
 * @throws if the page throws while rendering, so that a broken page fails the build
 */
export async function renderDocument(
  { url, source, entrySource }: PrerenderedPage,
  template: string,
  chunkUrls: (page: string, entry: string) => ChunkUrls,
  shareImages: ShareImages,
): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
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
  const corner = cornerOfPage(url)
  return template
    .replace('<!--head-->', () => head + headTags(url, shareImages))
    .replace(
      '<!--embedded-data-->',
      () => structuredDataScript(url, shareImages) + chunkUrlsScript(chunkUrls(source, entrySource)),
    )
    .replace('<html lang="en"', `$& data-splash${corner ? ` data-corner="${corner}"` : ''}`)
    .replace('<!--splash-->', () => renderToStaticMarkup(<Splash />))
    .replace('<!--app-->', () => html.slice(head.length))
}

/** The paths of all page modules below src/pages, without file extension. */
export const pageSources: readonly string[] = [...new Set(prerenderedPages().map(({ source }) => source))]

/** The pages that every visitor can open offline: their URLs and modules. */
export const offlinePages = ([paths.estimator.href(), paths.offline.href()] as const).map((url) => ({
  url,
  module: `src/pages/${pageAt(url).source}.tsx`,
}))

function chunkUrlsScript(urls: ChunkUrls) {
  return `<script type="application/json" id="${chunkUrlsId}">${JSON.stringify(urls)}</script>`
}

export { shareCards } from './head/shareCards'
export { siteFiles } from './head/siteFiles'
export { iconPaths } from './head/webManifest'
