import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App'
import { routeOf, screens } from './app/routes'
import { codeFilesId, type CodeFiles } from './code'
import { posts } from './content/collections/posts'
import { projects } from './content/collections/projects'
import { services } from './content/collections/services'
import { company } from './content/company'
import { canonicalRoute, isSingleRoute, paths, routeNames } from './paths'
import { Splash } from './app/shell/Splash'

/** One page of the build: its address, the file that it is written to and whether search engines are told. */
export interface PrerenderedPage {
  readonly url: string
  readonly file: string
  readonly isListed: boolean
}

/** Every page of the route table, and of each service, subpage, project and post. */
export function prerenderedPages(): PrerenderedPage[] {
  const singles = routeNames.filter(isSingleRoute).map((name) => {
    const url = paths[name].href()
    if (name === 'notFound') return { url, file: '404.html', isListed: false }
    return { url, file: fileAt(url), isListed: canonicalRoute(name) === name }
  })
  const subpages = services.flatMap((service) => service.subpages ?? [])
  const entries = [...services, ...subpages, ...projects, ...posts].map(({ link }) => ({
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
 * The document of one address, made from index.html.
 * @throws when the page throws while rendering, so that a broken page stops the build.
 */
export async function renderDocument(
  url: string,
  template: string,
  code: Omit<CodeFiles, 'page'>,
): Promise<string> {
  let failure: unknown
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // React would otherwise move a large page out of its place and put it back by script, which leaves a
      // visitor without JavaScript with nothing.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failure) throw failure
  // React writes title, meta and link in front of the rest where there is no head to put them into.
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? ''
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--code-files-->', () => codeFilesBlock({ ...code, page: screens[routeOf(url)].source }))
    .replace('<!--splash-->', () => renderToStaticMarkup(<Splash />))
    .replace('<!--app-->', () => html.slice(head.length))
}

/** The modules of all pages below src/pages, without their endings. */
export const pageSources: readonly string[] = [...new Set(routeNames.map((name) => screens[name].source))]

function codeFilesBlock(files: CodeFiles) {
  return `<script type="application/json" id="${codeFilesId}">${JSON.stringify(files)}</script>`
}

/** sitemap.xml of all pages that search engines may list. */
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

/** robots.txt: everything may be read, and where the sitemap is. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${company.origin}/sitemap.xml\n`
}
