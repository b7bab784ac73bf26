import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const id = 'virtual:component-uses'
const pages = resolve(import.meta.dirname, '../src/pages')
const imports = /^(?:import|export) ([^'"]*?)from '(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** The names that a page imports from the design system, by itself or through its parts. */
function namesUsedBy(page: string): readonly string[] {
  const files = new Set([page])
  const names = new Set<string>()
  for (const file of files) {
    for (const [, list = '', path = '', lazy = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const target = resolve(dirname(file), path || lazy)
      const source = ['.tsx', '.ts'].map((extension) => target + extension).find(existsSync)
      if (basename(target) === 'design-system') for (const [name] of list.matchAll(/\w+/g)) names.add(name)
      else if (source) files.add(source)
    }
  }
  return [...names]
}

/** Says which pages use which components, for docs pages. */
export function componentUses(): Plugin {
  return {
    name: 'component-uses',
    resolveId: (source) => (source === id ? id : null),
    load(source) {
      if (source !== id) return null
      const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
      const uses = files
        .filter((file) => file.endsWith('Page.tsx'))
        .map((file) => [basename(file, '.tsx'), namesUsedBy(resolve(pages, file))])
      return `export const uses = ${JSON.stringify(Object.fromEntries(uses))}`
    },
  }
}
