import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { documentFile, requestedDocument } from './pageUrls.mjs'
import { fileKind, headersFileName, policyOf, responseHeaders, type FileKind } from './responseHeaders.mjs'

/**
 * Serves the built site like a static host: each page at its URL, 404.html for unknown URLs, and the headers that every
 * host of the site sends.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const siteFolder = resolve(server.config.root, server.config.build.outDir)
      server.middlewares.use((request, response, next) => {
        // Not with `new URL`, which throws for some request targets, such as "//".
        const [, path = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
        const document = requestedDocument(path)
        setHeaders(siteFolder, response, fileKind(path))
        if (document !== undefined && existsSync(join(siteFolder, documentFile(document)))) {
          if (document !== path) return void response.writeHead(301, { location: document + query }).end()
          request.url = `/${documentFile(document)}${query}`
          next()
        } else if (/\.\w+$/.test(path)) next()
        else sendNotFound(siteFolder, response)
      })
      // Runs after all middlewares that serve files, for unknown URLs with a file extension.
      return () => server.middlewares.use((_request, response) => sendNotFound(siteFolder, response))
    },
  }
}

/** The policy is read for each response, because the site may be built again while the server runs. */
function setHeaders(siteFolder: string, response: ServerResponse, kind: FileKind) {
  const file = join(siteFolder, headersFileName)
  if (!existsSync(file)) return
  const headers = responseHeaders(kind, policyOf(readFileSync(file, 'utf8')))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

function sendNotFound(siteFolder: string, response: ServerResponse) {
  setHeaders(siteFolder, response, 'document')
  readFile(join(siteFolder, '404.html')).then(
    (page) => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page),
    () =>
      response.writeHead(500, { 'content-type': 'text/plain' }).end('The site is not built: npm run build'),
  )
}
