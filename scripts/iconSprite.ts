import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as brands from '@fortawesome/free-brands-svg-icons'
import * as solid from '@fortawesome/free-solid-svg-icons'
import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import type { Plugin } from 'vite'
import { iconNames, internalIconNames } from '../src/design-system/internal/iconNames.ts'

const folder = resolve(import.meta.dirname, '../node_modules/.cache/icon-sprite')

/**
 * Resolves `virtual:icon-sprite` to the URL of an SVG file with the outlines of all icons, so that no script contains
 * outlines. The documents of the build contain those of their own icons, see `inlineIcons`.
 */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    resolveId(id) {
      if (id !== 'virtual:icon-sprite') return undefined
      const file = join(folder, 'icons.svg')
      mkdirSync(folder, { recursive: true })
      const sprite = renderSprite()
      if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) {
        // Renamed when complete, because another build or Storybook may read it meanwhile.
        writeFileSync(`${file}.${process.pid}`, sprite)
        renameSync(`${file}.${process.pid}`, file)
      }
      // Browsers don't resolve references into a data URL.
      return `${file}?url&no-inline`
    },
  }
}

/** The sprite: one `<symbol>` per icon, with the icon's name as its id. */
function renderSprite(): string {
  const symbols = [...iconNames, ...internalIconNames].map((name) => renderSymbol(name, name))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function renderSymbol(name: string, id: string): string {
  const { viewBox, paths } = outlineOf(name)
  return `<symbol id="${id}" viewBox="${viewBox}">${paths}</symbol>`
}

/** A reference to an icon of the sprite, as `SvgIcon` renders it. */
const spriteReference = /<use href="[^"#]+#([\w-]+)"/g

/** The id of an icon's outline in a document; in the sprite it is the name. */
const idOf = (name: string) => `icon-${name}`

/**
 * Puts the outlines of a document's icons at its end, so that they need no request. Hydration keeps the references to
 * them, because React doesn't compare attributes; icons that it renders later refer to the sprite.
 */
export function inlineIcons(html: string): string {
  const names = new Set([...html.matchAll(spriteReference)].map(([, name = '']) => name))
  if (names.size === 0) return html
  const symbols = [...names].map((name) => renderSymbol(name, idOf(name)))
  return html
    .replaceAll(spriteReference, (_, name: string) => `<use href="#${idOf(name)}"`)
    .replace('</body>', () => `  <div hidden><svg>${symbols.join('')}</svg></div>\n  </body>`)
}

/** @throws if Font Awesome has no icon of that name */
function outlineOf(name: string) {
  const definition = definitionsByName().get(name)
  if (!definition) throw new Error(`Font Awesome has no icon ${name}.`)
  const [width, height, , , outline] = definition.icon
  const paths = [outline].flat().map((path) => `<path d="${path}"/>`)
  return { viewBox: `0 0 ${width} ${height}`, paths: paths.join('') }
}

let definitions: ReadonlyMap<string, IconDefinition> | undefined

function definitionsByName() {
  definitions ??= new Map(
    [...Object.values<unknown>(solid), ...Object.values<unknown>(brands)]
      .filter(isDefinition)
      .map((definition) => [definition.iconName, definition]),
  )
  return definitions
}

function isDefinition(value: unknown): value is IconDefinition {
  return typeof value === 'object' && value !== null && 'iconName' in value
}
