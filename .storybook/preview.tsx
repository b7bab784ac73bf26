import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { useEffect } from 'storybook/preview-api'
import { ComponentPage } from './ComponentPage'
import { DocsFrame } from './DocsFrame'
import { accessibilityCheck, checkStory, prepareStory } from '../stories/support/storyGuards'
import { storybookTheme } from './theme'
import { omitScrollAnimations } from './omitScrollAnimations'
import { preventAutoFocus } from './preventAutoFocus'
import { tidyArgTypes } from './tidyArgTypes'
import { globalTypes, initialGlobals } from '../stories/support/toolbar'
import { viewports } from '../stories/support/viewports'
import { applyVisitorSettings } from './visitorSettings'
import './site.css'
import './docs.css'

omitScrollAnimations()
preventAutoFocus()

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [tidyArgTypes],
  parameters: {
    layout: 'padded',
    a11y: accessibilityCheck,
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    // Stories set their own background with `data-ground`.
    backgrounds: { disabled: true },
    docs: { codePanel: true, container: DocsFrame, page: ComponentPage, theme: storybookTheme },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start here', 'Content', 'Accessibility', 'Decisions', 'Component status'],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Breakpoints and layout', 'Motion', 'Icons', 'Pictures', 'Tokens'],
          'Components',
          'Sections',
          'Shell',
          'Pages',
          ['HomePage'],
          'Flows',
          'Tests',
        ],
      },
    },
  },
  // Applied before the first render, so that a story never renders with other settings.
  beforeEach: async (context) => {
    await prepareStory(context)
    if (context.viewMode !== 'docs') applyVisitorSettings(context.globals)
  },
  afterEach: checkStory,
  decorators: [
    // `parameters.route` is the initial URL of the story.
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
        <Story />
      </MemoryRouter>
    ),
    // Follows the toolbar while a story is shown; `DocsFrame` does it for docs pages.
    (Story, { globals, viewMode }) => {
      useEffect(() => {
        if (viewMode !== 'docs') applyVisitorSettings(globals)
      }, [globals, viewMode])
      return <Story />
    },
  ],
}

export default preview
