import type { Plugin } from 'vite'

const name = 'virtual:component-status'

/** Lets docs pages import the status of every component. */
export function statusData(): Plugin {
  return {
    name: 'status-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined
      // Reads all sources with TypeScript, which stories that run as tests don't need.
      const { componentStatus } = await import('../stories/evidence/componentStatus.ts')
      return `export const statuses = ${JSON.stringify(componentStatus())}`
    },
  }
}
