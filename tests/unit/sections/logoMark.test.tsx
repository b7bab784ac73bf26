import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LogoMark } from '../../../src/sections/LogoMark'

/** The commands of all paths of an SVG, one path after another. */
const pathsOf = (svg: string) =>
  [...svg.matchAll(/ d="([^"]+)"/g)]
    .flatMap(([, commands = '']) => commands.match(/M[^M]+/g) ?? [])
    .toSorted()

it('the logo mark in the pages has the same paths as the source files of the icons', () => {
  const shown = pathsOf(renderToStaticMarkup(<LogoMark size={40} />))
  expect(shown).toHaveLength(4)
  const files = ['logo-mark.svg', 'logo-mark-on-dark.svg'].map((file) =>
    readFileSync(join(import.meta.dirname, '../../../src/images', file), 'utf8'),
  )
  expect(files.map(pathsOf)).toEqual([shown, shown])
})
