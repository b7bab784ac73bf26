import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { findablePages, mainPages } from '../src/content/siteSearch.ts'

const module = fileURLToPath(new URL('../src/content/siteSearch.ts', import.meta.url)).replaceAll('\\', '/')

/**
 * Replaces `src/content/siteSearch.ts` with its values, so that the not-found page loads the titles and descriptions of all
 * pages without their texts. Vite starts again when one of them changes, because its configuration depends on them.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    enforce: 'pre',
    load: {
      filter: { id: module },
      handler: () =>
        Object.entries({ findablePages, mainPages })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
    },
  }
}
