import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link as RouterLink, Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { RouteAnnouncer } from '../../src/app/shell/RouteAnnouncer'
import { company } from '../../src/content/company'
import { Heading, Link, Text } from '../../src/design-system'
import { DocumentHead } from '../../src/site/DocumentHead'

function Home() {
  return (
    <>
      <Heading level={1}>Home</Heading>
      <Link asChild>
        <RouterLink to="/faq#visits">Visits</RouterLink>
      </Link>
    </>
  )
}

function Questions() {
  return (
    <>
      <DocumentHead text={{ title: 'Questions', description: 'What clients ask' }} />
      <Heading level={1}>Questions</Heading>
      <Text id="visits">We visit every site.</Text>
    </>
  )
}

function Site() {
  return (
    <>
      <main>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/faq" element={<Questions />} />
        </Routes>
      </main>
      <RouteAnnouncer />
    </>
  )
}

const meta = {
  component: RouteAnnouncer,
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  render: () => <Site />,
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
      await expect(canvas.getByRole('heading', { name: 'Home' })).not.toHaveFocus()
    })
    await step('The next one is, and the target of the hash has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Visits' }))
      await waitFor(() => expect(status).toHaveTextContent(`Questions | ${company.name}`))
      await waitFor(() => expect(canvas.getByText('We visit every site.')).toHaveFocus())
    })
  },
}
