import { paths } from '../../src/paths.ts'
import { desktop, phone, test } from './support/site.ts'

test.use({ hasServiceWorker: false })

test(
  'the home page has one heading, its pictures and no horizontal scrolling on a phone and a desktop',
  { tag: '@smoke' },
  async ({ visitor }) => {
    await visitor.tab.resize(phone)
    await visitor.open(paths.home.href())
    for (const size of [phone, desktop]) {
      await visitor.tab.resize(size)
      const expected = { window: size.width, isContentWider: false, headings: 1, missing: [] }
      await visitor.expectValue(describePage, null, expected)
    }
  },
)

function describePage() {
  const { scrollWidth, clientWidth } = document.documentElement
  const isInWindow = ({ top, bottom, left, right, width }: DOMRect) =>
    bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0
  const missing = [...document.images].filter(
    (image) =>
      isInWindow(image.getBoundingClientRect()) &&
      image.checkVisibility() &&
      !(image.complete && image.naturalWidth > 0),
  )
  return {
    window: innerWidth,
    isContentWider: scrollWidth > clientWidth,
    headings: document.querySelectorAll('main h1').length,
    missing: missing.map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }
}

const faqLink = { role: 'link', name: 'FAQ', within: 'footer' } as const
const faqHeading = { role: 'heading', name: 'Frequently asked questions', within: 'main' } as const

test(
  'a link moves the focus to the heading of its page, and Back returns to the section of the previous one',
  { tag: '@smoke' },
  async ({ visitor }) => {
    const path = `${paths.terms.href()}#approvals`
    const isSectionAtTop = () => {
      const top = document.querySelector('#approvals')?.getBoundingClientRect().top ?? Number.NaN
      return top >= 0 && top < innerHeight / 2
    }
    await visitor.open(path)
    await visitor.expectValue(isSectionAtTop, null, true)
    await visitor.click(faqLink)
    await visitor.expectPath(paths.faq.href())
    await visitor.expectFocus(faqHeading)
    await visitor.expectValue(() => scrollY, null, 0)
    await visitor.tab.back()
    await visitor.expectPath(path)
    await visitor.expectValue(isSectionAtTop, null, true)
  },
)

test.describe('without a connection', () => {
  test.use({ hasServiceWorker: true })

  test(
    'an opened page, the estimator and the offline page work',
    { tag: '@smoke' },
    async ({ visitor, faultySite }) => {
      await visitor.open(paths.contact.href())
      await visitor.press('Tab')
      await visitor.expectValue(isStored, paths.contact.href(), true)
      faultySite.plan(/./, 'dropped')
      await visitor.open(paths.contact.href())
      await visitor.expectVisible({ role: 'heading', name: 'Contact Us' })
      await visitor.open(paths.offline.href())
      await visitor.expectVisible({ role: 'heading', name: 'You are offline' })
      await visitor.click({ role: 'link', name: 'Open the cost estimator' })
      await visitor.expectPath(paths.estimator.href())
      await visitor.enter({ role: 'textbox', name: 'Full Name' }, 'Ada Lovelace')
    },
  )
})

/** Whether the service worker controls the open page, and has stored the page at `path`. */
async function isStored(path: string) {
  const cache = await caches.open('site-pages')
  return navigator.serviceWorker.controller !== null && (await cache.match(path)) !== undefined
}
