import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { docsRecorder } from './support/docsRecorder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The docs pages of the built Storybook, in a browser. */
export default defineConfig({
  root,
  test: {
    include: ['tests/docs/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', docsRecorder],
    testTimeout: 600_000,
  },
})
