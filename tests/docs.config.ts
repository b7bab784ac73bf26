import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The docs pages of the built Storybook, in a browser. */
export default defineConfig({
  root,
  test: {
    include: ['tests/docs/**/*.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
  },
})
