import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const versions = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
const parsed = versions.map((title) => /^(\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$/.exec(title)?.slice(1) ?? [])

it('every version has a number and a date, the newest first', () => {
  expect(parsed.every(([number, date]) => number && date)).toBe(true)
  const dates = parsed.map(([, date = '']) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

it('the newest version is that of package.json', () => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(parsed[0]?.[0]).toBe(version)
})

it('changes are sorted into the kinds of Keep a Changelog', () => {
  const kinds = [...changelog.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind)
  expect(['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']).toEqual(
    expect.arrayContaining(kinds),
  )
  expect(kinds.length).toBeGreaterThanOrEqual(versions.length)
})

it('the components of the system are those that were added and not removed', () => {
  const present = new Set<string>()
  // From the oldest change to the newest.
  for (const section of changelog.split(/^###? /m).toReversed()) {
    const names = [...section.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name)
    for (const name of names) {
      if (section.startsWith('Added')) present.add(name)
      if (section.startsWith('Removed')) present.delete(name)
    }
  }
  const index = readFileSync(join(root, 'src/design-system/index.ts'), 'utf8')
  const exported = [...index.matchAll(/^export \{ ([A-Z]\w+),.*from '\.\/\1'$/gm)].map(([, name]) => name)
  expect([...present].toSorted()).toEqual(exported.toSorted())
})
