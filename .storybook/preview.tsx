import type { Preview } from '@storybook/react-vite'
import { Fragment, isValidElement, type ComponentType, type ReactNode } from 'react'
import { MemoryRouter, useInRouterContext } from 'react-router-dom'
import type { ArgTypesEnhancer } from 'storybook/internal/csf'
import { useEffect } from 'storybook/preview-api'
import { DocsFrame } from './DocsFrame'
import { adaptFrame, toolbarSettings } from '../stories/support/framedStories'
import { ComponentPage } from '../stories/guides/blocks/ComponentPage'
import { accessibilityCheck, checkStory, prepareStory } from '../stories/support/storyGuards'
import { storybookTheme } from './theme'
import { omitScrollAnimations } from './omitScrollAnimations'
import { globalTypes, initialGlobals } from '../stories/support/toolbar'
import { viewports } from '../stories/support/viewports'
import { applyVisitorSettings } from '../stories/support/visitorSettings'
import './site.css'
import './docs.css'

omitScrollAnimations()
adaptFrame()

/** A router at the initial URL of a story, unless another story contains it. */
function StoryRouter({ route, children }: { route: string; children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
}

/** Whether a value is or has what React renders, which no control can change. */
const isRendered = (value: unknown): boolean =>
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isRendered))

/** Shows the defaults of props without quotation marks, nothing for `@default none`, and no controls that don't work. */
const tidyProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const row = argTypes[name] ?? { name }
      const { defaultValue, ...table } = row.table ?? {}
      const summary = defaultValue?.summary?.replaceAll('"', '')
      const hasDefault = summary !== undefined && summary !== 'none'
      return [
        name,
        {
          ...row,
          ...(isRendered(initialArgs[name]) && { control: false as const }),
          table: hasDefault ? { ...table, defaultValue: { summary } } : table,
        },
      ]
    }),
  )

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [tidyProps],
  parameters: {
    layout: 'padded',
    a11y: accessibilityCheck,
    controls: { expanded: true, sort: 'requiredFirst', exclude: ['data-surface'] },
    viewport: { options: viewports },
    // Stories set their own background with `data-surface`.
    backgrounds: { disabled: true },
    docs: { codePanel: true, container: DocsFrame, page: ComponentPage, theme: storybookTheme },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start here', 'What is where', 'Content', 'Accessibility (a11y), keyboard, focus', 'Decisions'],
          'Foundations',
          [
            'Colour and contrast',
            'Type',
            'Spacing and touch targets',
            'Breakpoints and layout, mobile first',
            'Motion and animation',
          ],
          'Components',
          ['Actions', 'Forms', 'Layout', 'Text and media', 'Overlays', 'Feedback', 'Navigation'],
          'Sections',
          ['*', 'Shell'],
          'Pages',
          ['HomePage'],
          'Parts of pages',
          'Patterns',
          ['Form validation and errors', 'Request and result'],
        ],
      },
    },
  },
  // Applied before the first render, so that a story never renders with other settings.
  beforeEach: async (context) => {
    await prepareStory(context)
    if (context.viewMode !== 'docs') applyVisitorSettings(toolbarSettings(context.globals))
  },
  afterEach: checkStory,
  // Only for the language, because it contains all texts of the estimator.
  loaders: [async ({ globals }) => (toolbarSettings(globals)['language'] === 'ur' ? import('./InUrdu') : {})],
  decorators: [
    // `parameters.route` is the initial URL of the story.
    (Story, { parameters }) => (
      <StoryRouter route={String(parameters['route'] ?? '/')}>
        <Story />
      </StoryRouter>
    ),
    (Story, { loaded }) => {
      const Language: ComponentType<{ children: ReactNode }> = loaded['InUrdu'] ?? Fragment
      return (
        <Language>
          <Story />
        </Language>
      )
    },
    // Follows the toolbar while a story is shown; `DocsFrame` does it for docs pages.
    (Story, { globals, viewMode }) => {
      useEffect(() => {
        if (viewMode !== 'docs') applyVisitorSettings(toolbarSettings(globals))
      }, [globals, viewMode])
      return <Story />
    },
  ],
}

export default preview
