import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import type * as SiteSearch from '../src/site/siteSearch.ts'

const module = fileURLToPath(new URL('../src/site/siteSearch.ts', import.meta.url)).replaceAll('\\', '/')

/**
 * Replaces `src/site/siteSearch.ts` with its values, so that the not-found page loads the titles and descriptions of all
 * pages without their texts.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    enforce: 'pre',
    load: {
      filter: { id: module },
      async handler() {
        const { module: values, dependencies } = await runnerImport<typeof SiteSearch>(module)
        for (const file of dependencies) this.addWatchFile(file)
        return Object.entries(values)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n')
      },
    },
  }
}
