import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The checks of the built Storybook's files and their weight in a browser, and of the servers of `npm start`. */
export default defineConfig({
  root,
  test: {
    include: ['tests/storybook/**/*.test.ts'],
    environment: 'node',
    // If the built Storybook is older than its sources, `npm start` builds it again.
    testTimeout: 240_000,
  },
})
