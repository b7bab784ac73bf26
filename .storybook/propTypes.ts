import type { Plugin } from 'vite'

const name = 'virtual:prop-types'

interface Options {
  /** Whether to leave out all types, as for tests, where nobody reads the tables. @default false */
  isEmpty?: boolean
}

/**
 * Lets the tables of props show the types of the component manifest, with the declarations of the types that they name, and
 * docs pages say which native attributes a component takes.
 */
export function propTypes({ isEmpty = false }: Options = {}): Plugin {
  return {
    name: 'prop-types',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined
      if (isEmpty) return 'export const propTypes = {}, nativeAttributes = {}'
      // Reads all sources with TypeScript, which stories that run as tests don't need.
      const { componentManifest } = await import('../stories/evidence/componentManifest.ts')
      const { nativeAttributes, writtenTypes } = await import('../stories/evidence/writtenTypes.ts')
      const manifest = componentManifest()
      return [
        `export const propTypes = ${JSON.stringify(writtenTypes(manifest))}`,
        `export const nativeAttributes = ${JSON.stringify(nativeAttributes(manifest))}`,
      ].join('\n')
    },
  }
}
