import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headersAt, headersFileName, sourceHash } from '../../scripts/responseHeaders.mjs'
import { contents, documentAt, documents, readSiteFile, textOf, withoutSpace } from './support/documents'

const text = readSiteFile(headersFileName)
const headers = headersAt('/', text)
const policy = headers['content-security-policy'] ?? ''

/** The style attributes of Tabs and of Checkbox: of its tick and of the hidden input that takes part in forms. */
const radixStyles = [
  'outline:none',
  'animation-duration:0s',
  'pointer-events:none',
  'position:absolute;pointer-events:none;opacity:0;margin:0;transform:translateX(-100%)',
]

/** The sources that the policy names in a directive. */
function sourcesOf(directive: string): readonly string[] {
  const directives = policy.split('; ').map((one) => one.split(' '))
  return directives.find(([name]) => name === directive)?.slice(1) ?? []
}

const root = join(import.meta.dirname, '../..')
const readProjectFile = (path: string) => readFileSync(join(root, path), 'utf8')

it('fit the limits of static hosts: 100 rules, 2,000 characters per line', () => {
  expect(text.trim().split('\n\n').length).toBeLessThanOrEqual(100)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
})

it('are the same on nginx, by the command in docs/deploy.md', () => {
  const [, command = ''] = /^ *(sed .+) > dist\/headers\.conf$/m.exec(readProjectFile('docs/deploy.md')) ?? []
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  expect(execFileSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).trim().split('\n')).toEqual(
    lines,
  )
  expect(text, 'nothing that nginx reads as a variable or the end of a string').not.toMatch(/["$\\]/)
  const caching = headersAt('/assets/main.js', text)['cache-control']
  const nginx = readProjectFile('integrations/nginx/nginx.conf')
  expect(nginx).toContain(`~^/(?:assets|share)/ "${caching}";`)
  // The host of a request can be forged.
  expect(nginx).toContain('return 301 https://$server_name$request_uri;')
})

describe('the Content Security Policy', () => {
  it.each(documents)('allows the inline script and style of $file', ({ html }) => {
    const [style = ''] = contents(html, 'style')
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
    expect(style).not.toBe('')
    expect(script).not.toBe('')
    expect(sourcesOf('style-src')).toContain(sourceHash(style))
    expect(sourcesOf('script-src')).toContain(sourceHash(script))
  })

  it('allows one inline script, one style, the style attributes of Radix, and nothing unsafe', () => {
    expect(sourcesOf('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
    expect(sourcesOf('style-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
    expect(sourcesOf('style-src-attr').toSorted()).toEqual(
      ["'unsafe-hashes'", ...radixStyles.map((style) => sourceHash(style))].toSorted(),
    )
    expect(policy.replace("'unsafe-hashes'", '')).not.toMatch(/unsafe|data:/)
  })

  it('allows requests to the map and to no other site, as the privacy policy says', () => {
    expect(policy.match(/https?:[^\s;]+/g)).toEqual(['https://www.google.com'])
    expect(textOf(documentAt('/privacy-policy').html)).toContain(
      withoutSpace('The only other requests are those of the forms and the map.'),
    )
  })
})
