import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { charactersOf, undrawn } from '../support/fontCharacters'

const source = join(import.meta.dirname, '../../src')
const fontOf = (name: string) => charactersOf(readFileSync(join(source, `fonts/${name}.woff2`)))

/** Rendered as icons by the design system. */
const marks = '✅❌←⬅→'
const latin = fontOf('archivo') + marks
const naskh = latin + fontOf('noto-naskh-arabic')
const nastaliq = latin + fontOf('noto-nastaliq-urdu')

/** Modules that read what visitors type or paste. */
const readers = /^estimator\/(?:plot|quantity|budget|sharedInputs)\.ts$/
const isUrdu = (file: string) => /urdu\.ts$|LanguageSwitch|shell\/header/.test(file)

/** The texts of each module: its string literals, templates and the text in its JSX. */
const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !readers.test(file))
  .map((file) => {
    const found: string[] = []
    const collect = (node: ts.Node) => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
        found.push(node.text)
      node.forEachChild(collect)
    }
    collect(ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest))
    return { file, text: found.join('\n') }
  })

const undrawnIn = (chosen: typeof texts, font: string) =>
  chosen.flatMap(({ file, text }) => undrawn(text, font).map((character) => `${file}: ${character}`))

describe('each character of the texts in the scripts has a glyph in the fonts of the site, or is rendered as an icon,', () => {
  it('in English', () => {
    const english = texts.filter(({ file }) => !isUrdu(file))
    expect(english.length).toBeGreaterThan(250)
    expect(undrawnIn(english, latin)).toEqual([])
  })

  it('in Urdu', () => {
    const urdu = texts.filter(({ file }) => isUrdu(file))
    expect(undrawnIn(urdu, latin).length).toBeGreaterThan(40)
    expect(undrawnIn(urdu, naskh)).toEqual([])
    expect(undrawnIn(urdu, nastaliq)).toEqual([])
  })
})
