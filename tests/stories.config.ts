import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { componentUses } from '../scripts/componentUses.ts'
import storybookVite from '../.storybook/vite.config.ts'
import { headlessLaunch } from './support/chromium.ts'
import { emulateMedia } from './support/emulateMedia.ts'
import { picturePlaceholders } from './support/picturePlaceholders.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every story as a test in Chromium: it renders, its play function passes, axe reports nothing. */
export default defineConfig({
  root,
  define: storybookVite.define ?? {},
  plugins: [
    tailwindcss(),
    react(),
    componentUses(),
    picturePlaceholders(),
    storybookTest({ configDir: `${root}.storybook` }),
  ],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router-dom',
      'clsx',
      '@fortawesome/free-brands-svg-icons',
      '@fortawesome/free-solid-svg-icons',
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@radix-ui/react-slot',
      '@radix-ui/react-tabs',
      '@radix-ui/react-tooltip',
      'swiper/modules',
      'swiper/react',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: ['tests/support/storyTimeouts.ts'],
    maxWorkers: availableParallelism(),
    // The longest stories take 10 s on an idle machine; a busy one takes several times as long.
    testTimeout: 45_000,
    browser: {
      enabled: true,
      headless: true,
      // One frame for all files, because loading the modules for each file is slow. Stories clean up after themselves.
      isolate: false,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await headlessLaunch() }),
      instances: [{ browser: 'chromium' }],
      commands: { emulateMedia },
    },
  },
})
