import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { quietFlags } from '../../scripts/chromium.mjs'

/** npx fetches it, because it is too large to be a package of the project. */
const lighthouse = 'lighthouse@12.8.2'

/** One page of each kind. */
const paths = [
  '/',
  '/services/project-management',
  '/projects/db-32',
  '/blogs/construction-is-hard-working-project',
  '/calculate_actual_cost',
  '/contact',
]

/**
 * Loads each page in each round as Lighthouse's mobile preset does: simulated slow 4G, 4 times slower CPU.
 * @param {{ origin: string, chromium: string, rounds: number }} bench
 * @returns {Promise<Record<string, Record<string, number>>>} the medians by page: scores, times in ms, weights in KB
 * @throws if Lighthouse can't load a page
 */
export async function measureLoads({ origin, chromium, rounds }) {
  /** @type {Record<string, Record<string, number>>} */
  const table = {}
  for (const path of paths) {
    /** @type {Record<string, number>[]} */
    const loads = []
    for (let round = 0; round < rounds; round += 1) loads.push(await measureLoad(origin + path, chromium))
    const figures = Object.keys(loads[0] ?? {})
    table[path] = Object.fromEntries(
      figures.map((figure) => [figure, median(loads.map((load) => load[figure] ?? NaN))]),
    )
  }
  return table
}

/**
 * @param {string} url
 * @param {string} chromium the browser's path
 * @returns {Promise<Record<string, number>>}
 */
async function measureLoad(url, chromium) {
  const flags = ['--headless=new', ...quietFlags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--only-categories=performance,seo,accessibility,best-practices',
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Number.POSITIVE_INFINITY },
  )
  const { audits, categories, runtimeError } = JSON.parse(stdout)
  if (runtimeError) throw new Error(`Lighthouse could not load ${url}: ${runtimeError.message}`)
  /** @param {string} audit */
  const valueOf = (audit) => Math.round(audits[audit].numericValue * 1000) / 1000
  return {
    score: categories.performance.score * 100,
    SEO: categories.seo.score * 100,
    accessibility: categories.accessibility.score * 100,
    'best practices': categories['best-practices'].score * 100,
    FCP: valueOf('first-contentful-paint'),
    LCP: valueOf('largest-contentful-paint'),
    TBT: valueOf('total-blocking-time'),
    CLS: valueOf('cumulative-layout-shift'),
    'all KB': valueOf('total-byte-weight') / 1000,
  }
}

/**
 * The median of a list of numbers that isn't empty.
 * @param {readonly number[]} values
 */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const [lower = NaN, upper = NaN] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (lower + upper) / 2
}
