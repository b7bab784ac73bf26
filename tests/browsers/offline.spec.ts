import { paths } from '../../src/paths.ts'
import { test } from './support/site.ts'

// Lazy pictures that were not shown before are missing. In WebKit, service workers don't see the requests of icons.
test.use({ hasAllPictures: false })

test('without a connection, an opened page and the estimator work, and others say why they do not', async ({
  visitor,
  faultySite,
}) => {
  await visitor.open(paths.contact.href())
  await visitor.press('Tab')
  await visitor.expectValue(isStored, paths.contact.href(), true)
  faultySite.plan(/./, 'dropped')

  await visitor.open(paths.contact.href())
  await visitor.expectHeading('Contact Us')
  await visitor.open(paths.faq.href())
  await visitor.expectHeading('You are offline')
  await visitor.click({ role: 'link', name: 'Open the cost estimator' })
  await visitor.expectPath(paths.estimator.href())
  await visitor.enter({ role: 'textbox', name: 'Full Name' }, 'Ada Lovelace')
})

/** Whether the service worker controls the open page, and has stored the page at `path`. */
async function isStored(path: string) {
  const cache = await caches.open('site-pages')
  return navigator.serviceWorker.controller !== null && (await cache.match(path)) !== undefined
}
