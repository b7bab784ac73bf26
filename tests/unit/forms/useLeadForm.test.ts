import { expect, it, vi } from 'vitest'
import { enquiryServices } from '../../../src/content/pages/contact'
import { sendProjectEnquiry } from '../../../src/leads'
import { maxTextLength } from '../../../src/forms/useLeadForm'

it('the longest enquiry stays below the limit of a keepalive request', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
  // Each character takes 9 bytes.
  const line = '€'.repeat(200)
  const text = '€'.repeat(maxTextLength)
  const [longestService = ''] = enquiryServices.toSorted((one, other) => other.length - one.length)
  await sendProjectEnquiry(
    {
      name: line,
      mobile: line,
      email: line,
      city: line,
      projectLocation: line,
      projectDescription: text,
      servicesRequired: longestService,
      projectDetails: text,
    },
    { fetch, url: 'https://scripts.example/' },
  )
  const size = String(fetch.mock.calls[0]?.[1]?.body).length
  expect(size).toBeGreaterThan(60_000)
  expect(size).toBeLessThan(64 * 1024)
})
