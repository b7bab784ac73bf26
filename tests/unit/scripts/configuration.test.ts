import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportLeadUrls } from '../../../scripts/leadUrls.ts'
import configure from '../../../vite.config.ts'

/** The configuration of a build, or of the server of `npm start`. */
const configuration = (isPreview = false) =>
  configure({ command: isPreview ? 'serve' : 'build', mode: 'production', isPreview })

describe('the origin', () => {
  afterEach(() => vi.resetModules())

  it('is that of the firm, unless SITE_ORIGIN sets another', () => {
    vi.stubEnv('SITE_ORIGIN', '')
    expect(configuration()).toMatchObject({
      define: { 'import.meta.env.SITE_ORIGIN': '"https://www.sangbunyad.example"' },
    })
    vi.stubEnv('SITE_ORIGIN', 'https://www.example.com')
    expect(configuration()).toMatchObject({
      define: { 'import.meta.env.SITE_ORIGIN': '"https://www.example.com"' },
      preview: { allowedHosts: ['www.example.com'] },
    })
  })

  it.each(['https://www.example.com/', 'https://example.com/site', 'www.example.com', 'ftp://example.com'])(
    'can’t be %s',
    (origin) => {
      vi.stubEnv('SITE_ORIGIN', origin)
      expect(() => configuration()).toThrow(`The site's origin is "${origin}"`)
    },
  )

  it('starts every URL in the files for search engines and feed readers', async () => {
    vi.stubEnv('SITE_ORIGIN', 'https://www.example.com')
    vi.resetModules()
    const { siteFiles } = await import('../../../src/site/head/siteFiles')
    const text = Object.values(siteFiles(new Date())).join('\n')
    expect(text.match(/https:\/\/www\.example\.com\//g)?.length).toBeGreaterThan(30)
    expect(text).not.toContain('www.sangbunyad.example')
  })
})

it('the server listens on port 4173, unless PORT sets another', () => {
  vi.stubEnv('PORT', '')
  expect(configuration(true)).toMatchObject({ server: { port: 4173 }, preview: { port: 4173 } })
  vi.stubEnv('PORT', '5005')
  expect(configuration(true)).toMatchObject({
    server: { port: 5005, strictPort: true },
    preview: { port: 5005, strictPort: true },
  })
})

describe('at its end the build', () => {
  const urls = {
    VITE_HOME_MESSAGE_URL: 'https://forms.example/ajax/firm',
    VITE_PROJECT_ENQUIRY_URL: '/macros/s/project-enquiry/exec',
  }

  it.each([{}, { VITE_ESTIMATE_URL: '' }])('warns of a request whose URL is not set: %j', (missing) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    reportLeadUrls({ ...urls, ...missing })
    expect(log.mock.calls.flat()).toEqual([
      '\nWhere leads go:',
      '  VITE_HOME_MESSAGE_URL: https://forms.example/ajax/firm',
      '  VITE_PROJECT_ENQUIRY_URL: the embedded inbox, /macros/s/project-enquiry/exec. Set it to your own service before you publish.',
    ])
    expect(warn.mock.calls.flat()).toEqual([
      '  VITE_ESTIMATE_URL is NOT SET: these leads reach nobody. See docs/leads.md.',
    ])
  })

  it.each(['forms.example/a', 'https://', 'mailto:firm@example.com'])('fails for the URL %s', (url) => {
    vi.spyOn(console, 'log').mockReturnValue()
    expect(() => reportLeadUrls({ ...urls, VITE_ESTIMATE_URL: url })).toThrow(
      `VITE_ESTIMATE_URL is not a URL: ${url}.`,
    )
  })
})
