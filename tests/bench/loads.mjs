import { ensureLighthouse, measureLoad } from './lighthouse.mjs'
import { referencePages } from './referencePages.mjs'
import { figure, median, table } from './tables.mjs'

/**
 * @typedef {object} Bench
 * @property {string} origin where the site is served
 * @property {string} chromium the browser's path
 * @property {number} rounds
 * @property {readonly string[]} paths the pages to measure; none: all pages of the table
 * @property {(line: string) => void} report receives a line after each measurement
 */

/** @typedef {import('./lighthouse.mjs').Load} Load */

/** One page of each kind. */
export const sitePages = [
  { name: 'home', path: '/' },
  { name: 'services/project-management', path: '/services/project-management' },
  { name: 'projects/db-32', path: '/projects/db-32' },
  { name: 'blogs/construction-is-hard-working-project', path: '/blogs/construction-is-hard-working-project' },
  { name: 'calculate_actual_cost', path: '/calculate_actual_cost' },
  { name: 'contact', path: '/contact' },
]

/** The budgets of the site's pages: scores, times in ms, weights in bytes. */
const budgets = { score: 100, seo: 100, lcp: 1050, tbt: 50, cls: 0, scripts: 95_000 }
const homeTransfer = 230_000

const headings = [
  'page',
  'score',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'speed index ms',
  'scripts KB',
  'all KB',
]

/**
 * Loads each page in each round, beside the reference pages, and resolves with a table of the medians.
 * @param {Bench} bench
 * @returns {Promise<string>}
 * @throws if a page can't be measured
 */
export async function measureLoads({ origin, chromium, rounds, paths, report }) {
  ensureLighthouse()
  const pages = [
    ...referencePages,
    ...(paths.length === 0 ? sitePages : paths.map((path) => ({ name: path, path }))),
  ]
  /** @type {Map<string, Load[]>} */
  const loads = new Map(pages.map(({ path }) => [path, []]))
  for (let round = 1; round <= rounds; round += 1) {
    // Each round visits every page, so that a change of the machine's speed affects all of them.
    for (const { path, name } of pages) {
      const load = await measureLoad(new URL(path, origin).href, chromium)
      loads.get(path)?.push(load)
      const { score, lcp, tbt } = load
      report(`round ${round}, ${name}: score ${figure(score)}, LCP ${figure(lcp)}, TBT ${figure(tbt)}`)
    }
  }
  return table(
    headings,
    pages.map(({ name, path }) => rowOf(name, path, loads.get(path) ?? [])),
  )
}

/**
 * @param {string} name
 * @param {string} path
 * @param {readonly Load[]} loads
 */
function rowOf(name, path, loads) {
  const isReference = referencePages.some((page) => page.path === path)
  /** @type {Partial<typeof budgets>} */
  const { score, seo, lcp, tbt, cls, scripts } = isReference ? {} : budgets
  /** @param {keyof Load} key */
  const of = (key) => median(loads.map((load) => load[key]))
  return [
    name,
    figure(of('score'), score, { isFloor: true }),
    figure(of('seo'), seo, { isFloor: true }),
    figure(of('fcp')),
    figure(of('lcp'), lcp),
    figure(of('tbt'), tbt),
    figure(of('cls'), cls, { digits: 3 }),
    figure(of('speedIndex')),
    figure(of('scripts') / 1000, scripts && scripts / 1000, { digits: 1 }),
    figure(of('transfer') / 1000, path === '/' ? homeTransfer / 1000 : undefined, { digits: 1 }),
  ]
}
