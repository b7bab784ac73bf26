import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:visual-baselines'
const folder = resolve(import.meta.dirname, '../tests/visual/baselines')

/** Lets stories and guides import the file names of the visual baselines. */
export function visualBaselines(): Plugin {
  return {
    name: 'visual-baselines',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined
      const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
      const pictures = files.filter((file) => file.endsWith('.png')).map((file) => file.replaceAll('\\', '/'))
      return `export const baselines = ${JSON.stringify(pictures.toSorted())}`
    },
  }
}
