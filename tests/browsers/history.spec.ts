import { privacyPage } from '../../src/content/pages/privacy.ts'
import { termsPage } from '../../src/content/pages/terms.ts'
import { paths } from '../../src/paths.ts'
import { phone, test, type Visitor } from './support/site.ts'

const faqHeading = 'Frequently asked questions'
const rights = headingOf(privacyPage, 'rights')
const approvals = headingOf(termsPage, 'approvals')

function headingOf({ sections }: typeof privacyPage, id: string) {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section) throw new Error(`There is no section "${id}".`)
  return section.heading
}

/** Expects the heading of a section in the upper half of the window. */
async function expectSectionAtTop(visitor: Visitor, heading: string) {
  await visitor.expectValue(
    (text) => {
      const title = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === text)
      const top = title?.getBoundingClientRect().top ?? Number.NaN
      return top >= 0 && top < innerHeight / 2
    },
    heading,
    true,
  )
}

/** Expects a scroll position, with a tolerance for rounding. */
async function expectScrollPosition(visitor: Visitor, y: number) {
  await visitor.expectValue((expected) => (Math.abs(scrollY - expected) <= 2 ? 'there' : scrollY), y, 'there')
}

test('Back from a section restores the scroll position, and Back again leaves the page', async ({
  visitor,
}) => {
  await visitor.tab.resize(phone)
  await visitor.open(paths.home.href())
  await visitor.open(paths.privacy.href())
  const link = { role: 'link', name: rights, within: 'main nav' } as const
  // `click` scrolls the link to the same place.
  const linkTop = await visitor.read(() => {
    const links = document.querySelectorAll('main nav a')
    const last = links[links.length - 1]
    last?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return last?.getBoundingClientRect().top ?? Number.NaN
  }, null)
  await visitor.click(link)
  await visitor.expectPath(`${paths.privacy.href()}#rights`)
  await expectSectionAtTop(visitor, rights)
  await visitor.tab.back()
  await visitor.expectPath(paths.privacy.href())
  await visitor.expectValue(
    ({ text, expected }) => {
      const entry = [...document.querySelectorAll('main nav a')].find(
        ({ textContent }) => textContent === text,
      )
      return Math.abs((entry?.getBoundingClientRect().top ?? Number.NaN) - expected) <= 4
    },
    { text: rights, expected: linkTop },
    true,
  )
  await visitor.tab.back()
  await visitor.expectPath(paths.home.href())
  await visitor.expectHeading('Bring Your Dreams to Reality')
})

test(
  'Back to a URL with a hash scrolls to its section',
  { tag: ['@journey', '@smoke'] },
  async ({ visitor }) => {
    await visitor.open(`${paths.terms.href()}#approvals`)
    await expectSectionAtTop(visitor, approvals)
    await visitor.click({ role: 'link', name: 'FAQ', within: 'footer' })
    await visitor.expectPath(paths.faq.href())
    await visitor.expectValue(() => document.querySelectorAll('main details').length > 0, null, true)
    await visitor.tab.back()
    await visitor.expectPath(`${paths.terms.href()}#approvals`)
    await expectSectionAtTop(visitor, approvals)
  },
)

test('a reload keeps the scroll position', { tag: '@journey' }, async ({ visitor }) => {
  await visitor.open(paths.privacy.href())
  await visitor.read(() => window.scrollTo({ top: 900, behavior: 'instant' }), null)
  await expectScrollPosition(visitor, 900)
  await visitor.tab.reload()
  await visitor.waitForHydration()
  await expectScrollPosition(visitor, 900)
})

test.describe('with two sites', () => {
  test.use({
    // If the sites send this header, which moves each to a process of its own, WebKitWebDriver stops responding after
    // Back from one to the other, and now and then Firefox does.
    withoutHeader: async ({ engine }, use) =>
      use(engine?.name === 'chromium' ? undefined : 'cross-origin-opener-policy'),
  })

  test(
    'Back from another site keeps the scroll position',
    { tag: '@journey' },
    async ({ visitor, openSite }) => {
      await visitor.open(paths.privacy.href())
      await visitor.read(() => window.scrollTo({ top: 900, behavior: 'instant' }), null)
      await expectScrollPosition(visitor, 900)
      // In the history, a page replaces the previous one if that is still loading.
      await visitor.expectValue(() => document.readyState, null, 'complete')
      const other = await openSite()
      await visitor.tab.goto(`${other.origin}${paths.faq.href()}`)
      await visitor.tab.back()
      await visitor.expectPath(paths.privacy.href())
      await visitor.waitForHydration()
      await expectScrollPosition(visitor, 900)
    },
  )
})

test(
  'the Tab key continues from a clicked text, and a link to the current page scrolls to its top',
  { tag: '@journey' },
  async ({ visitor }) => {
    await visitor.open(paths.faq.href())
    await visitor.click({ role: 'heading', name: faqHeading, within: 'main' })
    await visitor.press('Tab')
    await visitor.expectValue(
      () => document.activeElement === document.querySelector('main :is(a, summary)'),
      null,
      true,
    )
    await visitor.click({ role: 'link', name: 'FAQ', within: 'footer' })
    await expectScrollPosition(visitor, 0)
    await visitor.expectFocus({ role: 'heading', name: faqHeading, within: 'main' })
  },
)
