import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { documents, site } from './support/documents'

const isFile = (path: string) => existsSync(join(site, path))

/** What a host responds with: the file, or the path that it redirects to. */
interface HostResponse {
  readonly file?: string
  readonly location?: string
}

/**
 * How Netlify and Cloudflare Pages find the document of a path: a page in a file of its own has no slash at the end, one in
 * a folder has.
 */
function staticHostResponse(path: string): HostResponse | undefined {
  const page = path.replace(/\/$/, '')
  const [ownFile, inFolder] = [`${page}.html`, `${page}/index.html`]
  if (path.endsWith('/')) {
    if (isFile(inFolder)) return { file: inFolder }
    return isFile(ownFile) ? { location: page } : undefined
  }
  if (isFile(ownFile)) return { file: ownFile }
  return isFile(inFolder) ? { location: `${page}/` } : undefined
}

const pages = documents.filter(({ path }) => !path.endsWith('.html') && path !== '/')

describe('on a static host', () => {
  it.each(pages.map(({ path, file }) => [path, file] as const))(
    '%s is a page without a redirect, and redirects from a slash at the end',
    (path, file) => {
      expect(staticHostResponse(path)).toEqual({ file: `/${file}` })
      expect(staticHostResponse(`${path}/`)).toEqual({ location: path })
    },
  )

  it('the home page is in the folder of the site', () => {
    expect(staticHostResponse('/')).toEqual({ file: '/index.html' })
  })
})
