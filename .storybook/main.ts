import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'

/** The folders of stories and their groups in the sidebar; preview.tsx sorts them. */
const sidebarGroups = {
  guides: 'Guides',
  foundations: 'Foundations',
  'design-system': 'Components',
  sections: 'Sections',
  shell: 'Shell',
  pages: 'Pages',
  tests: 'Tests',
}

const config: StorybookConfig = {
  stories: Object.entries(sidebarGroups).map(([folder, titlePrefix]) => ({
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
    // Vite doesn't build the sidebar, so its font is served as a file.
    { from: '../node_modules/@fontsource-variable/archivo/files', to: '/fonts' },
  ],
  // Storybook's own messages, such as the one shown while a docs page loads, would load a font that nothing else uses.
  previewHead: (head = '') => head.replaceAll("'Nunito Sans',", "'Archivo Variable',"),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // Storybook ignores the build settings of the Vite configuration, except the target.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { chunkSizeWarningLimit: 5000, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
}

export default config
