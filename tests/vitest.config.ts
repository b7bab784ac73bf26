import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

/** The checks that need no browser: pure rules, the calls out, the lead inbox, the shape of the code. */
export default defineConfig({
  root,
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx', 'tests/architecture/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    unstubGlobals: true,
  },
})
