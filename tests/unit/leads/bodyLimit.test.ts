import { expect, it } from 'vitest'
import { projectEnquiryExcess, sendProjectEnquiry } from '../../../src/leads'
import { enquiryPath, newInbox } from '../lead-inbox/inbox'

const enquiryWith = (text: string) => ({
  name: 'Test Visitor',
  mobile: '0300 0000000',
  email: 'visitor@example.com',
  city: 'Lahore',
  projectLocation: 'Phase 6',
  projectDescription: 'A house',
  servicesRequired: 'Landscaping Consultancy, Planning & Execution',
  projectDetails: text,
})

it.each(['ک', '🏠', '&"%'])('the inbox accepts a text without its reported excess: %s', async (unit) => {
  // Ends with a letter, so that no whitespace is trimmed.
  const long = `x${unit.repeat(70_000)}x`
  const { characters = 0 } = projectEnquiryExcess(enquiryWith(long)) ?? {}
  const fitting = enquiryWith(`${long.slice(0, -characters - 1)}x`)
  expect(projectEnquiryExcess(fitting)).toBeUndefined()
  const { url } = await newInbox()
  expect(await sendProjectEnquiry(fitting, { url: url + enquiryPath })).toBe('sent')
})

it('the excess is exact: the longest text that fits is one character shorter than one that does not', () => {
  const { characters = 0 } = projectEnquiryExcess(enquiryWith('x'.repeat(70_000))) ?? {}
  expect(projectEnquiryExcess(enquiryWith('x'.repeat(70_000 - characters)))).toBeUndefined()
  expect(projectEnquiryExcess(enquiryWith('x'.repeat(70_001 - characters)))).toEqual({
    field: 'projectDetails',
    characters: 1,
  })
})
