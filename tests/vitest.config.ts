import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The checks that need no browser: the estimator, the requests, the lead inbox, the content, the architecture. */
export default defineConfig({
  root,
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/seededProperties.ts'],
    // Files share a worker and its modules, because starting one per file takes longer than the tests.
    isolate: false,
    // They end what hangs: no test depends on how busy the machine is.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
})
