import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The checks of the built site's files, without a browser. */
export default defineConfig({
  root,
  test: {
    include: ['tests/site/**/*.test.ts'],
    environment: 'node',
    // Files share a worker and its modules, because starting one per file takes longer than the tests.
    isolate: false,
    // It ends what hangs: no test depends on how busy the machine is.
    testTimeout: 600_000,
  },
})
