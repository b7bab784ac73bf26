import { paths } from '../../src/paths.ts'
import { newContact } from '../support/site.ts'
import { browsersLeadsFolder, estimatesOf } from '../support/storedLeads.ts'
import { enterTenMarla, hasPendingNotice, openCalculator } from './support/estimator.ts'
import { expect, test } from './support/site.ts'

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

test(
  'an estimate that is submitted without a connection is sent once when the site is opened with one',
  { tag: '@journey' },
  async ({ visitor, faultySite }) => {
    // All steps of the estimator, while every request fails.
    test.slow()
    const contact = newContact()
    await visitor.open(paths.contact.href())
    await visitor.press('Tab')
    await visitor.expectValue(isStored, paths.contact.href(), true)
    const failure = faultySite.plan(/./, 'dropped')

    await openCalculator(visitor, contact)
    await enterTenMarla(visitor)
    await visitor.click({ role: 'button', name: 'Review & Submit' })
    await visitor.click({ role: 'button', name: 'Submit Final Estimate' })
    await visitor.expectFocus({ role: 'heading', name: 'Estimate Submitted Successfully!' })
    await visitor.expectValue(hasPendingNotice, null, true)
    expect(await estimatesOf(contact.email, browsersLeadsFolder)).toEqual([])

    failure.end()
    await visitor.open(paths.about.href())
    await visitor.expectHeading('ABOUT US')
    await expect(async () => {
      expect(await estimatesOf(contact.email, browsersLeadsFolder)).toHaveLength(1)
    }).toPass()
    await visitor.expectValue(hasPendingNotice, null, false)
  },
)

/** Whether the service worker controls the open page, and has stored the page at `path`. */
async function isStored(path: string) {
  const cache = await caches.open('site-pages')
  return navigator.serviceWorker.controller !== null && (await cache.match(path)) !== undefined
}
