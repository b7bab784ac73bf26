import type { Plugin } from 'vite'
import { wcagRun } from '../stories/evidence/siteRuns.ts'

const name = 'virtual:site-runs'

/** Lets docs pages import the last recorded run of the suite that tests the rendered site. */
export function siteRunData(): Plugin {
  return {
    name: 'site-run-data',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const wcag = ${JSON.stringify(wcagRun())}` : undefined),
  }
}
