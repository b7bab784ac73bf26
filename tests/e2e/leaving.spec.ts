import { enquiryForm, fillIn } from '../support/contactForms.ts'
import { openFaultySite } from '../support/faultySite.ts'
import { expect, newContact, openHydrated, test } from '../support/site.ts'
import { leadsOf } from '../support/storedLeads.ts'

test('an enquiry is sent to its end even if the visitor leaves the site meanwhile', async ({
  page,
  baseURL,
}) => {
  const site = await openFaultySite(baseURL ?? '', '')
  const held = site.plan(enquiryForm.requestPath, 'held')
  // The script redirects to its response, which only a request that outlives its page follows.
  const followed = site.plan(/^\/macros\/echo/, 'missing')
  const { email } = newContact()
  await openHydrated(page, site.origin + enquiryForm.path)
  await fillIn(page, enquiryForm, email)
  await page.getByRole('button', { name: enquiryForm.submit }).click()
  await expect.poll(held.count).toBe(1)
  await page.goto('about:blank')
  held.release()
  await expect.poll(followed.count).toBe(1)
  expect(await leadsOf(email, enquiryForm.file)).toHaveLength(1)
  await site.close()
})
