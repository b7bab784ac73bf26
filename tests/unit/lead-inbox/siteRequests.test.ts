import { expect, it } from 'vitest'
import { calculateEstimate, initialInputs } from '../../../src/estimator'
import { estimateLead, sendEstimateLead, sendHomeMessage, sendProjectEnquiry } from '../../../src/leads'
import { contact, submittedFields, tenMarla } from '../../support/sampleSubmission'
import { enquiryPath, estimatePath, homePath, leadsIn, newFolder, newInbox, startInbox } from './inbox'

const submittedAt = new Date('2026-01-02T03:04:05.678Z')

it('the inbox accepts the site’s estimate, and stores it once if it is sent again', async () => {
  const folder = await newFolder()
  const url = (await startInbox(folder)).url + estimatePath
  const lead = estimateLead(contact, tenMarla, calculateEstimate(tenMarla), submittedAt)

  expect(await sendEstimateLead(lead, { url })).toBe('sent')
  expect(await sendEstimateLead(lead, { url })).toBe('sent')

  expect(await leadsIn(folder, 'estimates.csv')).toEqual([
    {
      receivedAt: expect.any(String),
      timestamp: '2026-01-02T03:04:05.678Z',
      ...submittedFields,
      phone: "'+92 300 0000000",
    },
  ])
})

it('the inbox accepts an empty estimate, which a visitor may submit too', async () => {
  const folder = await newFolder()
  const url = (await startInbox(folder)).url + estimatePath
  const lead = estimateLead(contact, initialInputs, calculateEstimate(initialInputs), submittedAt)

  expect(await sendEstimateLead(lead, { url })).toBe('sent')

  expect(await leadsIn(folder, 'estimates.csv')).toMatchObject([
    { plotSize: '0 marla', qualityGrade: '', grandTotal: '0', costPerSqFt: '0' },
  ])
})

it('the inbox accepts the site’s home message', async () => {
  const folder = await newFolder()
  const url = (await startInbox(folder)).url + homePath
  const message = {
    name: 'زائر',
    email: 'visitor@example.com',
    subject: 'A+ & more',
    message: '🏡 "10 marla"?',
  }

  expect(await sendHomeMessage(message, { url })).toBe('sent')

  expect(await leadsIn(folder, 'home-messages.csv')).toEqual([{ receivedAt: expect.any(String), ...message }])
})

it('the inbox accepts the site’s enquiry', async () => {
  const folder = await newFolder()
  const url = (await startInbox(folder)).url + enquiryPath
  const enquiry = {
    name: 'زائر',
    mobile: '0300 0000000',
    email: 'visitor@example.com',
    city: 'Lahore',
    projectLocation: 'DHA, Phase 6',
    projectDescription: 'One\n"two"',
    servicesRequired: 'DHA Construction Consultancy & Execution',
    projectDetails: 'A+ & more',
  }

  expect(await sendProjectEnquiry(enquiry, { url })).toBe('sent')

  expect(await leadsIn(folder, 'project-enquiries.csv')).toEqual([
    { receivedAt: expect.any(String), sources: 'Website', ...enquiry },
  ])
})

it('the site recognises a rejection by the inbox', async () => {
  const { url } = await newInbox()
  const lead = estimateLead({ ...contact, email: '' }, tenMarla, calculateEstimate(tenMarla), submittedAt)
  const message = { name: 'Test', email: '', subject: 'A house', message: 'Please call me.' }

  expect(await sendEstimateLead(lead, { url: url + estimatePath })).toBe('failed')
  expect(await sendHomeMessage(message, { url: url + homePath })).toBe('rejected')
})
