import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

/** Each folder of stories and the shelf of the sidebar that shows it; preview.tsx puts the shelves in order. */
const shelves = {
  guides: 'Guides',
  foundations: 'Foundations',
  'design-system': 'Components',
  sections: 'Sections',
  shell: 'Shell',
  pages: 'Pages',
  flows: 'Flows',
}

const config: StorybookConfig = {
  stories: Object.entries(shelves).map(([folder, titlePrefix]) => ({
    directory: `../stories/${folder}`,
    files: '*.@(mdx|stories.tsx)',
    titlePrefix,
  })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: [
    '../public',
    // The sidebar is no part of what Vite builds, so its font is served as a file.
    { from: '../node_modules/@fontsource-variable/archivo/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Of the Vite configuration's own build settings Storybook takes over only the target.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { chunkSizeWarningLimit: 5000, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
}

export default config
