import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import type { Plugin } from 'vite'
import { iconNames, internalIconNames } from '../src/design-system/internal/iconNames.ts'

const require = createRequire(import.meta.url)
const folder = resolve(import.meta.dirname, '../node_modules/.cache/icon-sprite')
const packages = ['@fortawesome/free-solid-svg-icons', '@fortawesome/free-brands-svg-icons']

/**
 * Resolves `virtual:icon-sprite` to the URL of an SVG file with the outlines of all icons. Each page loads it once,
 * so neither the documents nor the scripts contain outlines.
 */
export function iconSprite(): Plugin {
  return {
    name: 'icon-sprite',
    resolveId(id) {
      if (id !== 'virtual:icon-sprite') return undefined
      const file = join(folder, 'icons.svg')
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, renderSprite())
      // Browsers don't resolve references into a data URL.
      return `${file}?url&no-inline`
    },
  }
}

/**
 * The sprite: one `<symbol>` per icon, with the icon's name as its id.
 * @throws if Font Awesome has no icon of that name
 */
export function renderSprite(): string {
  const symbols = [...iconNames, ...internalIconNames].map((name) => {
    const [width, height, , , outline] = findIcon(name).icon
    const paths = [outline].flat().map((path) => `<path d="${path}"/>`)
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${paths.join('')}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

/** The definition of an icon from the first package that has it: `arrow-left` is exported as `faArrowLeft`. */
function findIcon(name: string): IconDefinition {
  const exported = `fa-${name}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  for (const source of packages) {
    try {
      const { definition }: { definition: IconDefinition } = require(`${source}/${exported}`)
      return definition
    } catch {
      // The next package may have it.
    }
  }
  throw new Error(`Font Awesome has no icon ${name}.`)
}
