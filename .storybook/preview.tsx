import type { Preview } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import '../src/styles.css'

const preview: Preview = {
  tags: ['autodocs', 'visual'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true },
    options: {
      storySort: { order: ['guides', 'design-system', 'sections', 'pages', 'flows'] },
    },
  },
  decorators: [
    // `parameters.route` is the address that the story stands at.
    (Story, { parameters }) => (
      <MemoryRouter initialEntries={[String(parameters['route'] ?? '/')]}>
        <Story />
      </MemoryRouter>
    ),
  ],
}

export default preview
