/** The result of scanning a site. */
export interface ScannedSite {
  /** The headers of the home page over HTTPS, by their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The document of the home page. */
  readonly html: string
  readonly host: string
  /** Where the home page without HTTPS redirects to; undefined if it doesn't. */
  readonly redirect: string | undefined
  /** Whether the host is on the HSTS preload list that browsers contain. */
  readonly isPreloaded: boolean
}

/** The score below which no bonus counts. */
const minScoreForBonus = 90

/** Six months, of 30 days each, in seconds. */
const minTransportSecuritySeconds = 15_552_000

const broadSources = new Set([
  '*',
  'ftp:',
  'http:',
  'https:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
])
const privateReferrerPolicies = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])

/**
 * The score of a site by the rules of Mozilla's HTTP Observatory: 100, plus the modifier of each test. Bonuses count only
 * if the score without them is 90 or more. Where the Observatory grades several cases that this site must avoid altogether,
 * such as cookies, the worst score applies. Source: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js
 * and src/analyzer/tests
 */
export function observatoryScore(site: ScannedSite): {
  readonly score: number
  readonly modifiers: Readonly<Record<string, number>>
} {
  const modifiers = {
    'content-security-policy': policyModifier(text(site, 'content-security-policy')),
    cookies: site.headers['set-cookie'] === undefined ? 0 : -40,
    'cross-origin-resource-sharing': site.headers['access-control-allow-origin'] === undefined ? 0 : -50,
    redirection: site.redirect?.startsWith(`https://${site.host}/`) ? 0 : -20,
    'referrer-policy': referrerModifier(text(site, 'referrer-policy')),
    'strict-transport-security': transportModifier(site),
    'subresource-integrity': integrityModifier(site.html),
    'x-content-type-options': text(site, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': frameModifier(site),
    'cross-origin-resource-policy': resourceModifier(text(site, 'cross-origin-resource-policy')),
  }
  const values = Object.values(modifiers)
  const withoutBonus = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 100)
  const withBonus = values.reduce((sum, value) => sum + value, 100)
  return { score: Math.max(0, withoutBonus >= minScoreForBonus ? withBonus : withoutBonus), modifiers }
}

function text({ headers }: ScannedSite, name: string): string {
  return [headers[name] ?? []].flat().join(', ').trim().toLowerCase()
}

/** The directives of a policy, by their names. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

function policyModifier(policy: string): number {
  if (!policy) return -25
  const directives = directivesOf(policy)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const styles = sourcesOf('style-src')
  const unsafe = new Set([...broadSources, "'unsafe-inline'", 'data:'])
  if (scripts.some((source) => unsafe.has(source))) return -20
  if (sourcesOf('object-src').some((source) => broadSources.has(source))) return -20
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10
  if (styles.some((source) => unsafe.has(source))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function referrerModifier(policies: string): number {
  if (!policies) return 0
  // Browsers take the last one that they know.
  const policy = policies.split(',').at(-1)?.trim() ?? ''
  return privateReferrerPolicies.has(policy) ? 5 : -5
}

function transportModifier(site: ScannedSite): number {
  if (site.isPreloaded) return 5
  const [, seconds] = /^(?:[^,]*;)?\s*max-age=(\d+)[^,]*$/.exec(text(site, 'strict-transport-security')) ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= minTransportSecuritySeconds ? 0 : -10
}

function integrityModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  if (scripts.some(([, src = '']) => /^(?:https?:)?\/\//.test(src))) return -50
  return scripts.some(([tag]) => tag.includes(' integrity="')) ? 5 : 0
}

function frameModifier(site: ScannedSite): number {
  if (directivesOf(text(site, 'content-security-policy')).has('frame-ancestors')) return 5
  return ['deny', 'sameorigin'].includes(text(site, 'x-frame-options')) ? 0 : -20
}

function resourceModifier(policy: string): number {
  if (!policy || policy === 'cross-origin') return 0
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5
}
