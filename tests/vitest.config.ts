import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The checks that need no browser: pure rules, the calls out, the lead inbox, the shape of the code. */
export default defineConfig({
  root,
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
    environment: 'node',
    // One process for all files: every file undoes what it stubs, and starting a process for each takes longer.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
