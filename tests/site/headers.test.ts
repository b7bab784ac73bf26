import { describe, expect, it } from 'vitest'
import {
  fileKind,
  headersFileName,
  policyOf,
  responseHeaders,
  sourceHash,
  transportSecurity,
} from '../../scripts/responseHeaders.mjs'
import { contents, documentAt, documents, readSiteFile, textOf, withoutSpace } from './support/documents'
import { sampleFiles, urlOf } from './support/files'

const text = readSiteFile(headersFileName)
const policy = policyOf(text)

/** The rules of the file: a path, which may end with an asterisk, and its headers. */
const rules = text
  .trim()
  .split(/\n\n/)
  .map((rule) => {
    const [path = '', ...lines] = rule.split('\n')
    return { path, headers: lines.map((line) => (/^ {2}([a-z-]+): (.+)$/.exec(line) ?? []).slice(1)) }
  })

/** The headers that a static host adds for a URL. It joins the values of rules that set the same header. */
function headersAt(url: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const { path, headers: own } of rules) {
    if (path.endsWith('*') ? !url.startsWith(path.slice(0, -1)) : url !== path) continue
    for (const [name = '', value = ''] of own) {
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}

/** The sources that the policy names in a directive. */
function sourcesOf(directive: string): readonly string[] {
  const [, ...sources] =
    policy
      .split('; ')
      .map((one) => one.split(' '))
      .find(([name]) => name === directive) ?? []
  return sources
}

describe('the headers of a static host', () => {
  it.each([...sampleFiles.map(urlOf), '/no-such-page'])('are those of its kind: %s', (url) => {
    const kind = fileKind(url)
    const { 'cache-control': caching, ...headers } = responseHeaders(kind, policy)
    expect(headersAt(url)).toEqual({
      ...headers,
      [transportSecurity.name]: transportSecurity.value,
      // Files that load nothing have the policy of the documents, too.
      'content-security-policy': policy,
      // The host itself lets browsers ask for changes of other files.
      ...(kind === 'worker' || kind === 'hashed' ? { 'cache-control': caching } : {}),
    })
  })

  it('fit the limits of static hosts: 100 rules, 2,000 characters per line', () => {
    expect(rules.length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
  })
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

  it('allows requests to the map and to no other site, as the privacy policy says', () => {
    const origins = policy.match(/https?:[^\s;]+/g)
    expect(origins).toEqual(['https://www.google.com'])
    expect(textOf(documentAt('/privacy-policy').html)).toContain(
      withoutSpace('The only other requests are those of the forms and the map.'),
    )
  })

  it('allows one inline script and one style per kind of page, and nothing unsafe', () => {
    expect(sourcesOf('script-src')).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
    expect(sourcesOf('style-src').length).toBeLessThanOrEqual(18)
    expect(policy).not.toContain('unsafe')
    // Only the favicon.
    expect(policy.split('; ').filter((directive) => directive.includes('data:'))).toEqual([
      "img-src 'self' data:",
    ])
  })
})
