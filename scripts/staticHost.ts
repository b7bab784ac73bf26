import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { documentFile, documentPath } from './pageUrls.mjs'
import { headersAt, headersFileName } from './responseHeaders.mjs'

/** A path without escapes, as the router and nginx read it. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * `vite preview` as a static host: it sends the headers of the site, redirects `/services/` and `/services.html` to
 * `/services`, and answers unknown URLs with 404.html.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer({ config, middlewares }) {
      const pathOf = (file: string) => join(resolve(config.root, config.build.outDir), file)
      // Read for each response, because the site may be built again while the server runs.
      const read = (file: string) => readFileSync(pathOf(file), 'utf8')
      if (!existsSync(pathOf(headersFileName))) throw new Error('The site is not built: npm run build')

      middlewares.use((request, response, next) => {
        const { url = '/' } = request
        const [encodedPath = '/'] = url.split('?')
        const path = decoded(encodedPath)
        const query = url.slice(encodedPath.length)
        response.setHeaders(new Map(Object.entries(headersAt(path, read(headersFileName)))))
        // Documents without a page of that name.
        if (/^\/(?:404|index|offline)\/?$/.test(path)) return next()
        // Words only, so that no redirect leads to another host.
        const name = /^((?:\/[\w-]+)*)(?:\/|\.html)?$/.exec(path)?.[1]
        const page = name === undefined ? '' : documentPath(`${name.slice(1) || 'index'}.html`)
        if (!page || !existsSync(pathOf(documentFile(page)))) return next()
        if (page !== path) return void response.writeHead(301, { location: page + query }).end()
        request.url = `/${documentFile(page)}${query}`
        next()
      })
      const notFoundHeaders = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
      return () =>
        void middlewares.use((_, response) => response.writeHead(404, notFoundHeaders).end(read('404.html')))
    },
  }
}
