import type { Plugin } from 'vite'

const name = 'virtual:prop-types'

interface Options {
  /** Whether to leave out all types, as for tests, where nobody reads the tables. @default false */
  isEmpty?: boolean
}

/** Lets the tables of props show the types of the component manifest, with the declarations of the types that they name. */
export function propTypes({ isEmpty = false }: Options = {}): Plugin {
  return {
    name: 'prop-types',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined
      if (isEmpty) return 'export const propTypes = {}'
      // Reads all sources with TypeScript, which stories that run as tests don't need.
      const { writtenTypes } = await import('../stories/evidence/writtenTypes.ts')
      return `export const propTypes = ${JSON.stringify(writtenTypes())}`
    },
  }
}
