import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The checks of the built Storybook: its files, the width of its docs pages, and the servers of `npm start`. */
export default defineConfig({
  root,
  test: {
    include: ['tests/storybook/**/*.test.ts'],
    environment: 'node',
    // If the built Storybook is older than its sources, `npm start` builds it again.
    testTimeout: 240_000,
  },
})
