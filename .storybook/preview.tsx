import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { useEffect } from 'storybook/preview-api'
import { ComponentPage } from './ComponentPage'
import { DocsFrame } from './DocsFrame'
import { bookTheme } from './theme'
import { judgeStory, prepareStory } from '../stories/support/storyGuards'
import { keepFrameQuiet } from './quietFrames'
import { tidyArgTypes } from './tidyArgTypes'
import { globalTypes, initialGlobals } from './toolbar'
import { viewports } from './viewports'
import { applyVisitorSettings } from './visitorSettings'
import './site.css'
import './docs.css'

keepFrameQuiet()

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [tidyArgTypes],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: { options: viewports },
    // A background is a ground that a story sets, never a colour of Storybook.
    backgrounds: { disabled: true },
    docs: { codePanel: true, container: DocsFrame, page: ComponentPage, theme: bookTheme },
    options: {
      storySort: {
        order: [
          'Guides',
          ['Start here', 'Content', 'Accessibility', 'Decisions', "Components' state"],
          'Foundations',
          ['Colour', 'Type', 'Space', 'Breakpoints and layout', 'Motion', 'Icons', 'Pictures'],
          'Components',
          'Sections',
          'Shell',
          'Pages',
          ['HomePage'],
          'Flows',
        ],
      },
    },
  },
  // The settings stand before a story renders, so that it never sees others first.
  beforeEach: async (context) => {
    await prepareStory(context)
    if (context.viewMode !== 'docs') applyVisitorSettings(context.globals)
  },
  afterEach: judgeStory,
  decorators: [
    // `parameters.route` is the address that the story stands at.
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
        <Story />
      </MemoryRouter>
    ),
    // The toolbar can change while a story stands; a docs page obeys it by itself, once for all its stories.
    (Story, { globals, viewMode }) => {
      useEffect(() => {
        if (viewMode !== 'docs') applyVisitorSettings(globals)
      }, [globals, viewMode])
      return <Story />
    },
  ],
}

export default preview
