import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { enquiryForm } from '../../src/content/pages/contact'
import { contactStep, reviewStep, successStep } from '../../src/content/pages/estimator'
import { homePage } from '../../src/content/pages/home'
import { statistics } from '../../src/content/collections/statistics'
import { initialBudget } from '../../src/estimator/budget'
import { dhaCoverage } from '../../src/estimator/coverage/dhaCoverage'
import { commonPlotMarla, examplePlotMarla, tabulatedPlotMarla } from '../../src/estimator/numberLimits'
import { marla } from '../../src/estimator/plot'
import { ratesByGrade } from '../../src/estimator/rates'
import { sqFtPerUnit } from '../../src/estimator/units'
import { estimateFields } from '../../src/leads/estimateLead'
import { paths } from '../../src/paths'

const root = join(import.meta.dirname, '../..')
const product = readFileSync(join(root, 'docs/product.md'), 'utf8')

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')
}

const headings = [...product.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
const anchors = headings.map(anchorOf)

const files = [
  'README.md',
  'tailwind.config.ts',
  'vite.config.ts',
  ...['.storybook', 'art', 'integrations', 'scripts', 'src', 'stories', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|[cm]?js|mdx?|json|css|py)$/.test(file) && !/\bnode_modules\b/.test(file))
      .map((file) => join(folder, file)),
  ),
]
const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

/** The remaining cells of the row that starts with `first`, in the table at index `table` below a heading. */
function row(heading: string, first: string, table = 0): readonly string[] {
  const [, section = ''] = product.split(new RegExp(`^#+ ${heading}$`, 'm'))
  const ownPart = section.split(/^#/m)[0] ?? ''
  const rows = ownPart
    .split('\n\n')
    .filter((part) => part.startsWith('|'))
    .at(table)
    ?.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows?.find((cells) => cells[1] === first)?.slice(2, -1) ?? []
}

describe('references to docs/product.md', () => {
  const references = texts.flatMap(([file, text]) =>
    [...text.matchAll(/docs\/product\.md#([\w-]+)/g)].map(([, anchor = '']) => ({ file, anchor })),
  )

  it('point to a heading', () => {
    expect(references.length).toBeGreaterThan(80)
    expect(references.filter(({ anchor }) => !anchors.includes(anchor))).toEqual([])
  })

  it('are the only kind of source reference', () => {
    const others = texts.filter(([, text]) => /specification,(?:\s|\*)+section/i.test(text))
    expect(others.map(([file]) => file)).toEqual([])
  })

  it('are unambiguous', () => {
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
  })

  it('resolve within the document, too', () => {
    const links = [...product.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([])
  })
})

describe('the promises in README.md', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split(/^## Promises$/m)
  const promises = (section.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, promise = '', tests = '']) => [promise, tests] as const)

  it('are found', () => {
    expect(promises.length).toBeGreaterThan(20)
  })

  it.each(promises)('name tests that exist: %s', (_, tests) => {
    const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    // A file without a folder is in that of the one before it.
    let folder = ''
    const missing = named.filter((name) => {
      const [, script] = /^npm run (\S+)$/.exec(name) ?? []
      if (script !== undefined) return scripts[script] === undefined
      const path = name.includes('/') ? name : join(folder, name)
      folder = dirname(path)
      return !existsSync(join(root, path))
    })
    expect(named.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})

describe('docs/product.md agrees with the code', () => {
  it.each(Object.values(paths).filter(({ pattern }) => pattern !== '*'))('route $pattern', ({ pattern }) => {
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    expect(row('Routes', `\`${path}\``)).toHaveLength(1)
  })

  it('units', () => {
    for (const unit of ['marla', 'kanal', 'sqft'] as const) {
      expect(row('Units', unit)).toEqual([String(sqFtPerUnit[unit])])
    }
  })

  it('sizes of plots, and the first budget', () => {
    const list = (sizes: readonly number[]) => `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)} marla`
    expect(product).toContain(`Common sizes are ${list(commonPlotMarla)}.`)
    expect(product).toContain(`of houses on ${list(tabulatedPlotMarla)} in DHA`)
    expect(product).toContain(`the price of a house on ${examplePlotMarla} marla changes`)
    const { budget, unit, authority, grade, includeBasement } = initialBudget
    const basement = includeBasement ? 'with a basement' : 'without a basement'
    expect(product).toContain(
      `At the start it shows ${budget} ${unit}, ${authority}, ${grade}, ${basement} and all services.`,
    )
  })

  it('ratios and fixed areas of DHA', () => {
    const sizes = row('Areas in DHA', 'marla', 1).map(Number)
    expect(sizes).toHaveLength(9)
    const first = sizes.map((size) => String(dhaCoverage.firstRatio(marla(size)).ratio))
    const basement = sizes.map((size) => String(dhaCoverage.fixedBasement(marla(size))?.areaSqFt))
    const groundSizes = row('Areas in DHA', 'marla').map(Number)
    const ground = groundSizes.map((size) => String(dhaCoverage.groundRatio(marla(size)).ratio))
    expect(groundSizes).toHaveLength(8)
    expect(row('Areas in DHA', 'ratio')).toEqual(ground)
    expect(row('Areas in DHA', 'ratio', 1)).toEqual(first)
    expect(row('Areas in DHA', 'marla', 2).map(Number)).toEqual(sizes)
    expect(row('Areas in DHA', 'area', 2)).toEqual(basement)
  })

  it.each(Object.entries(ratesByGrade.A))('rate %s', (key, rate) => {
    const premium = Object.entries(ratesByGrade['A+']).find(([name]) => name === key)?.[1]
    expect(row('Rates', key)).toEqual([String(rate), String(premium)])
  })

  it.each(statistics)('statistic $label', ({ label, number }) => {
    expect(row('Statistics', label)).toEqual([String(number)])
  })

  it('fields of an estimate, in their order', () => {
    const [, section = ''] = product.split(/^### Estimate request$/m)
    const [table = ''] = section.split(/^###/m)
    const fields = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, field]) => field))
    expect(fields).toEqual([...estimateFields])
  })

  it.each([
    contactStep.missing,
    ...[reviewStep.messages, successStep.messages, homePage.contact.messages, enquiryForm.messages].flatMap(
      (group) => Object.values(group),
    ),
  ])('message "%s"', (text) => {
    expect(product).toContain(`"${text}"`)
  })
})
