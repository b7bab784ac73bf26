import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link as RouterLink, Route, Routes, useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { RouteArrival } from '../../src/app/shell/RouteArrival'
import { Heading, Inline, Link, Text } from '../../src/design-system'

function Page({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <title>{`${title} | Sample builders`}</title>
      <Heading level={1}>{title}</Heading>
      <div className="h-[300dvh]">{children}</div>
    </>
  )
}

/** A lazily loaded page, which the story resolves. */
function createLazyPage() {
  let resolve: (() => void) | undefined
  const code = new Promise<void>((settle) => {
    resolve = settle
  }).then(() => ({ default: () => <Page title="Projects" /> }))
  return { load: () => resolve?.(), code }
}
let lazyPage = createLazyPage()

function Site({ suspense }: { suspense: 'shared' | 'own' }) {
  const { pathname, hash, key } = useLocation()
  const [LazyPage] = useState(() => lazy(() => lazyPage.code))
  return (
    <>
      {/* Fixed, not sticky: Chromium scrolls to the static position of a sticky element when a script focuses it. */}
      <nav aria-label="Main" className="fixed inset-x-0 top-0 bg-surface">
        <Inline space="medium">
          {[
            ['/services', 'Services'],
            ['/projects', 'Projects'],
            ['/services/landscaping', 'Landscaping'],
            ['/faq#visits', 'Visits'],
          ].map(([to = '', words]) => (
            <Link key={to} asChild>
              <RouterLink to={to}>{words}</RouterLink>
            </Link>
          ))}
        </Inline>
      </nav>
      <main className="pt-12">
        {/* A new boundary shows its fallback, a shared one keeps the previous page. */}
        <Suspense key={suspense === 'own' ? pathname : 'shared'} fallback={<Text>The page is loading</Text>}>
          <Routes>
            <Route path="/" element={<Page title="Home" />} />
            <Route path="/services" element={<Page title="Services" />} />
            <Route path="/services/landscaping" element={<Page title="Landscaping" />} />
            <Route
              path="/faq"
              element={
                <Page title="Questions">
                  <Text id="visits">We visit every site once a week.</Text>
                </Page>
              }
            />
            <Route path="/projects" element={<LazyPage />} />
          </Routes>
        </Suspense>
      </main>
      <RouteArrival url={`${pathname}${hash}`} navigationKey={key} />
    </>
  )
}

/** Waits until the page has faded in. */
const finishFading = async () => {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

const meta = {
  component: RouteArrival,
  args: { url: '/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '28rem' } } },
  render: () => <Site suspense="shared" />,
  // Half faded in, a page would fail the contrast rule.
  afterEach: () => finishFading(),
  beforeEach: () => {
    const { title } = document
    lazyPage = createLazyPage()
    window.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      document.title = title
      window.scrollTo({ top: 0, behavior: 'instant' })
    }
  },
} satisfies Meta<typeof RouteArrival>
export default meta

type Story = StoryObj<typeof meta>

const scrollDown = () => window.scrollTo({ top: 400, behavior: 'instant' })

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The first page is not announced', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
      await expect(canvas.getByRole('heading', { name: 'Home' })).not.toHaveFocus()
    })
    await step(
      'Navigation scrolls to the top, moves the focus to the heading and announces the page',
      async () => {
        scrollDown()
        await userEvent.click(canvas.getByRole('link', { name: 'Services' }))
        await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Services' })).toHaveFocus())
        await expect(window.scrollY).toBe(0)
        await waitFor(() =>
          expect(canvas.getByRole('status')).toHaveTextContent('Services | Sample builders'),
        )
      },
    )
    await step('A link to the current page scrolls to its top', async () => {
      scrollDown()
      await userEvent.click(canvas.getByRole('link', { name: 'Services' }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Services' })).toHaveFocus())
      await expect(window.scrollY).toBe(0)
    })
    await step('So does navigation to a page for which React reuses the heading element', async () => {
      scrollDown()
      await userEvent.click(canvas.getByRole('link', { name: 'Landscaping' }))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Landscaping' })).toHaveFocus())
      await expect(window.scrollY).toBe(0)
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Landscaping | Sample builders'),
      )
    })
  },
}

export const KeyboardAlone: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on a link moves the focus to the new heading', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Services' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Services' })).toHaveFocus())
    })
    await step('The heading is not a tab stop', async () => {
      await expect(canvas.getByRole('heading', { name: 'Services' })).toHaveAttribute('tabindex', '-1')
    })
  },
}

export const LazyLoadedPage: Story = {
  render: () => <Site suspense="own" />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Nothing is announced while the page is loading', async () => {
      scrollDown()
      await userEvent.click(canvas.getByRole('link', { name: 'Projects' }))
      await expect(canvas.getByRole('status')).not.toHaveTextContent('Projects')
    })
    await step('Once it is rendered, it has the focus and is announced', async () => {
      lazyPage.load()
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Projects' })).toHaveFocus())
      await expect(window.scrollY).toBe(0)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Projects | Sample builders'))
    })
  },
}

export const WithHash: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The page is announced, and the target of the hash has the focus', async () => {
      scrollDown()
      await userEvent.click(canvas.getByRole('link', { name: 'Visits' }))
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Questions | Sample builders'))
      await waitFor(() => expect(canvas.getByText(/We visit every site/)).toHaveFocus())
      await expect(
        canvas.getByText(/We visit every site/).getBoundingClientRect().top,
      ).toBeGreaterThanOrEqual(0)
    })
  },
}
