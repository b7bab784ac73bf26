import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { tidyStorySource } from './storySource.ts'

/** The groups of components in the sidebar. */
const components = {
  Actions: 'Button IconButton Link',
  Forms: 'Checkbox CheckboxGroup FieldRow NumberField SegmentedControl Select TextArea TextField',
  Layout: 'Card Columns Frame Grid Inline Section Stack',
  'Text and media':
    'Heading Icon LabelsProvider List Marquee Picture Prose Quotation Slider SummaryList Table Text VisuallyHidden',
  Overlays: 'Dialog DropdownMenu Lightbox Sheet Tooltip',
  Feedback: 'Alert EmptyState Spinner',
  Navigation: 'Disclosure LinkCard ProgressSteps Tabs',
}

/** The other groups, with their files; preview.tsx sorts them all. */
const groups = [
  ['guides', 'Guides', '*.mdx'],
  ['foundations', 'Foundations', '*.mdx'],
  ['sections', 'Sections'],
  ['shell', 'Sections/Shell'],
  ['pages', 'Pages', '*Page.stories.tsx'],
  ['pages', 'Parts of pages', '!(*Page).stories.tsx'],
  ['patterns', 'Patterns', '*.mdx'],
  ['tests', 'Tests'],
  ...Object.entries(components).map(([group, names]) => [
    'design-system',
    `Components/${group}`,
    `@(${names.replaceAll(' ', '|')}).stories.tsx`,
  ]),
]

const config: StorybookConfig & { experimental_enrichCsf: typeof tidyStorySource } = {
  stories: groups.map(([folder, titlePrefix = '', files = '*.stories.tsx']) => ({
    directory: `../stories/${folder}`,
    files,
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
  // "Show code" is written while Storybook is built, from the source of each story.
  features: { experimentalCodeExamples: true },
  experimental_enrichCsf: tidyStorySource,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // Only these have a table of props, or props that a URL sets.
    reactDocgenTypescriptOptions: {
      include: ['{src/{design-system,sections,app,forms},stories}/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  // Storybook ignores the build settings of the Vite configuration, except the target.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { chunkSizeWarningLimit: 5000, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
}

export default config
