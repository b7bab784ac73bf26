import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { ComponentManifest } from '../../stories/evidence/componentManifest'
import { componentStatus } from '../../stories/evidence/componentStatus'
import { designTokens } from '../../scripts/designTokens'
import { iconFiles } from '../../scripts/iconSprite'
import { downloads } from '../../stories/support/downloads'
import { palette } from '../../tailwind.config'
import { readStories } from '../support/storybook'

const built = join(import.meta.dirname, '../../storybook-static')
const read = (file: string) => readFileSync(join(built, file), 'utf8')

describe('the built Storybook offers', () => {
  it('the design tokens', () => {
    expect(JSON.parse(read(downloads.tokens))).toEqual(JSON.parse(JSON.stringify(designTokens())))
  })

  it('the components, each example a story that exists', () => {
    const { components }: ComponentManifest = JSON.parse(read(downloads.manifest))
    const ids = new Set([...readStories().values()].flat().map(({ id }) => id))
    const examples = components.flatMap((component) => component.examples.map(({ story }) => story))
    expect(components.length).toBeGreaterThan(50)
    expect(examples.filter((id) => !ids.has(id))).toEqual([])
    expect(components.flatMap(({ keyboard }) => keyboard).length).toBeGreaterThan(60)
  })

  it('the source of each file of the design system', () => {
    const { components }: ComponentManifest = JSON.parse(read(downloads.manifest))
    const statuses = componentStatus()
    const files = new Set(components.flatMap(({ name }) => statuses[name]?.files ?? []))
    expect(files.size).toBeGreaterThan(100)
    const others = [...files].filter(
      (file) => read(downloads.source(file)) !== readFileSync(join(built, '..', file), 'utf8'),
    )
    expect(others).toEqual([])
  })

  it.each([...iconFiles()])('the icon %s as an SVG in the colour of the text', (name, svg) => {
    expect(read(downloads.icon(name))).toBe(svg)
    expect(svg).toMatch(/^<svg [^>]*fill="currentColor">(?:<path d="[^"]+"\/>)+<\/svg>\n$/)
  })

  it.each(Object.entries(downloads.marks))('%s in colours of the palette', (_, file) => {
    const colours = [...read(file).matchAll(/fill="([^"]+)"/g)].map(([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(0)
    expect(Object.values(palette)).toEqual(expect.arrayContaining(colours))
  })
})

/** The weight of scripts and of all that they import at once, in KB with brotli. */
function weightOf(entries: readonly string[]): number {
  const files = new Set(entries)
  for (const file of files) {
    if (!file.startsWith('assets/')) continue
    for (const [, name = ''] of read(file).matchAll(/(?:\bfrom|\bimport) ?["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      files.add(`assets/${name}`)
    }
  }
  const sizes = [...files].map((file) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    return brotliCompressSync(readFileSync(join(built, file)), { params }).length
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** The scripts that a document of Storybook loads. */
function scriptsOf(document: string) {
  return [...read(document).matchAll(/(?:src="|import ')\.\/([\w./-]+\.js)['"]/g)].map(
    ([, file = '']) => file,
  )
}

describe('the first visit loads at most', () => {
  it('800 KB for the sidebar and the toolbar', () => {
    expect(weightOf(scriptsOf('index.html'))).toBeLessThan(800)
  })

  it('600 KB for the frame with the stories, before the first story', () => {
    expect(weightOf(scriptsOf('iframe.html'))).toBeLessThan(600)
  })

  it('no font but the site’s own', () => {
    const frame = read('iframe.html').replaceAll(/@font-face *\{[^}]*\}/g, '')
    expect(frame).not.toContain('Nunito')
    expect(frame).toContain("'Archivo Variable'")
  })

  it('no source maps', () => {
    expect(scriptsOf('iframe.html').filter((file) => existsSync(join(built, `${file}.map`)))).toEqual([])
  })
})
