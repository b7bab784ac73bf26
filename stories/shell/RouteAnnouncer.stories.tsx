import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { RouteAnnouncer } from '../../src/app/shell/RouteAnnouncer'
import { company } from '../../src/content/company'
import { Text } from '../../src/design-system'
import { DocumentHead } from '../../src/site/DocumentHead'

function Questions() {
  return (
    <>
      <DocumentHead text={{ title: 'Questions', description: 'What clients ask' }} />
      <Text id="visits">We visit every site.</Text>
    </>
  )
}

const meta = {
  component: RouteAnnouncer,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: () => (
    <>
      <Routes>
        <Route path="/" element={<RouterLink to="/faq#visits">Visits</RouterLink>} />
        <Route path="/faq" element={<Questions />} />
      </Routes>
      <RouteAnnouncer />
    </>
  ),
  beforeEach: () => {
    const { title } = document
    return () => {
      document.title = title
    }
  },
} satisfies Meta<typeof RouteAnnouncer>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status')
    await step('The first page is not announced', async () => {
      await expect(status).toBeEmptyDOMElement()
      await expect(document.body).toHaveFocus()
    })
    await step('The next one is, and the target of the hash has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Visits' }))
      await waitFor(() => expect(status).toHaveTextContent(`Questions | ${company.name}`))
      await waitFor(() => expect(canvas.getByText('We visit every site.')).toHaveFocus())
    })
  },
}
