import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { follow, readSteps } from '../../../scripts/recipes.mjs'

const fence = '```'
const step = (code: string, kind: 'write' | 'diff' | 'find' = 'write') => ({ file: 'a.ts', code, kind })

describe('the steps of a recipe', () => {
  it('are its code blocks that name a file', () => {
    const markdown = [
      `${fence}sh`,
      'npm test',
      fence,
      `${fence}ts file=src/a.ts`,
      'export const a = 1',
      fence,
      '1. Then:',
      '',
      `   ${fence}diff file=b.md`,
      '   -old',
      '   +new',
      `   ${fence}`,
      `${fence}tsx in=c.tsx`,
      '<p />',
      fence,
    ].join('\n')
    expect(readSteps(markdown)).toEqual([
      { file: 'src/a.ts', code: 'export const a = 1', kind: 'write' },
      { file: 'b.md', code: '-old\n+new', kind: 'diff' },
      { file: 'c.tsx', code: '<p />', kind: 'find' },
    ])
  })

  it.each(['README.md', 'stories/guides/AddAComponent.mdx', 'stories/guides/AddAPage.mdx'])(
    'are more than two in %s, and fit the files that they change',
    (document) => {
      const read = (file: string) => {
        const path = join(import.meta.dirname, '../../..', file)
        return existsSync(path) ? readFileSync(path, 'utf8') : undefined
      }
      const steps = readSteps(read(document) ?? '')
      expect(steps.length).toBeGreaterThan(2)
      const changed = new Map<string, string>()
      for (const change of steps) {
        changed.set(change.file, follow(change, changed.get(change.file) ?? read(change.file)))
      }
    },
  )
})

describe('a step', () => {
  it('writes a new file', () => {
    expect(follow(step('const a = 1'), undefined)).toBe('const a = 1\n')
  })

  it('adds lines at the end of a file', () => {
    expect(follow(step('export * from "./b"'), 'export * from "./a"\n')).toBe(
      'export * from "./a"\nexport * from "./b"\n',
    )
  })

  it('adds lines at the end of what the first line opens, and imports at the top', () => {
    const code = "import { b } from './b'\n\nconst all = {\n  // …\n  b,\n}"
    const file = "import { a } from './a'\n\nconst all = {\n  a,\n}\n\nconst other = {\n}\n"
    expect(follow(step(code), file)).toBe(
      "import { b } from './b'\nimport { a } from './a'\n\nconst all = {\n  a,\n  b,\n}\n\nconst other = {\n}\n",
    )
  })

  it('replaces lines', () => {
    expect(follow(step(' a\n-b\n+c', 'diff'), 'a\nb\nd\n')).toBe('a\nc\nd\n')
  })

  it('fails if the file has changed', () => {
    expect(() => follow(step(' a\n-b\n+c', 'diff'), 'a\nd\n')).toThrow("doesn't contain these lines")
    expect(() => follow(step('const all = {\n  // …\n  b,\n}'), 'const none = {\n}\n')).toThrow(
      'has no const all',
    )
    expect(() => follow(step('<p />', 'find'), '<b />')).toThrow("doesn't contain the example")
    expect(() => follow(step('<p />', 'find'), undefined)).toThrow("doesn't exist")
  })
})
