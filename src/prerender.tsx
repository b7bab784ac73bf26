import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { matchRoute, screens } from './app/routes'
import { chunkUrlsId, type ChunkUrls } from './code'
import { posts } from './content/collections/posts'
import { projects } from './content/collections/projects'
import { serviceSubpages } from './content/collections/serviceDetails'
import { services } from './content/collections/services'
import { company } from './content/company'
import { canonicalRoute, isStaticRoute, paths, routeNames } from './paths'
import { Splash } from './app/shell/Splash'

/** A page of the build. */
export interface PrerenderedPage {
  readonly url: string
  /** Path of the file below the output folder. */
  readonly file: string
  /** Whether the sitemap lists it. */
  readonly isListed: boolean
}

/** All static routes, and each service, subpage, project and post. */
export function prerenderedPages(): PrerenderedPage[] {
  const singles = routeNames.filter(isStaticRoute).map((name) => {
    const url = paths[name].href()
    if (name === 'notFound') return { url, file: '404.html', isListed: false }
    return { url, file: fileAt(url), isListed: canonicalRoute(name) === name }
  })
  const entries = [...services, ...serviceSubpages, ...projects, ...posts].map(({ link }) => ({
    url: link,
    file: fileAt(link),
    isListed: true,
  }))
  return [...singles, ...entries]
}

function fileAt(url: string) {
  return `${url.slice(1)}/index.html`.replace(/^\//, '')
}

/**
 * Renders the HTML document of a URL from index.html.
 * @throws if the page throws while rendering, so that a broken page fails the build
 */
export async function renderDocument(
  url: string,
  template: string,
  code: Omit<ChunkUrls, 'page'>,
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
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--code-files-->', () => chunkUrlsScript({ ...code, page: screens[matchRoute(url)].source }))
    .replace('<!--splash-->', () => renderToStaticMarkup(<Splash />))
    .replace('<!--app-->', () => html.slice(head.length))
}

/** The paths of all page modules below src/pages, without file extension. */
export const pageSources: readonly string[] = [...new Set(routeNames.map((name) => screens[name].source))]

function chunkUrlsScript(files: ChunkUrls) {
  return `<script type="application/json" id="${chunkUrlsId}">${JSON.stringify(files)}</script>`
}

/** The sitemap.xml of all listed pages. */
export function sitemap(): string {
  const urls = prerenderedPages().filter((page) => page.isListed)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map(({ url }) => `  <url><loc>${company.origin}${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

/** The robots.txt, which allows everything and names the sitemap. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`
}
