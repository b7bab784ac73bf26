import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openXlsx } from 'hucre/xlsx'
import { onTestFinished, vi } from 'vitest'
import LeadRules from '../../../integrations/apps-script/LeadRules.js'
import { createLeadInbox, type LeadInboxOptions } from '../../../integrations/lead-inbox/createLeadInbox.ts'
import { submittedFields } from '../../support/sampleSubmission'

export type Fields = Readonly<Record<string, string>>

export const siteOrigin = 'https://www.sangbunyad.example'

export const homePath = '/ajax/hello@example.com'
export const enquiryPath = '/macros/s/project-enquiry/exec'
export const estimatePath = '/macros/s/estimate/exec'

export const homeMessage: Fields = {
  _captcha: 'false',
  _subject: 'New Contact Form Submission',
  name: 'Test Visitor',
  email: 'visitor@example.com',
  subject: 'A house',
  message: 'Please call me.',
}

export const enquiry: Fields = {
  name: 'Test Visitor',
  mobile: '0300 0000000',
  email: 'visitor@example.com',
  city: 'Lahore',
  projectLocation: 'DHA Phase 6',
  projectDescription: 'A house of two floors',
  sources: 'Website',
  servicesRequired: 'Project Management Consultancy',
  projectDetails: 'As soon as possible.',
}

export const estimate: Fields = {
  timestamp: '2026-01-02T03:04:05.678Z',
  ...submittedFields,
  phone: '0300 0000000',
}

/** The areas and amounts of the estimate as numbers. */
export const numbers = {
  plotAreaSqFt: 2250,
  basementArea: 1060,
  groundFloorArea: 1432,
  firstFloorArea: 1174,
  totalCoveredArea: 3666,
  architecturalCost: 549_900,
  interiorCost: 733_200,
  grayStructureCost: 12_424_600,
  finishingCost: 14_288_290,
  totalDesignCost: 1_283_100,
  totalConstructionCost: 26_712_890,
  grandTotal: 27_995_990,
  costPerSqFt: 7637,
}

/** Starts a plain server with the inbox, which stores leads in the folder and stops when the test ends. */
export async function startInbox(folder: string, options: Partial<LeadInboxOptions> = {}) {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const inbox = createLeadInbox({ folder, siteOrigin, maxPerMinute: Infinity, ...options })
  const server = createServer(inbox)
  const url = await listen(server)
  const stop = async () => {
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    await inbox.settled()
  }
  onTestFinished(stop)
  return {
    url,
    stop,
    log,
    /** Resolves once the workbook was written, or could not be. */
    settled: inbox.settled,
    /** Sends a valid lead of each kind, with some fields changed. */
    sendMessage: (changes: Fields = {}) => postMultipart(url + homePath, { ...homeMessage, ...changes }),
    sendEnquiry: (changes: Fields = {}) => postUrlEncoded(url + enquiryPath, { ...enquiry, ...changes }),
    sendEstimate: (changes: Fields = {}) => postUrlEncoded(url + estimatePath, { ...estimate, ...changes }),
  }
}

/** Starts a server, which stops when the test ends, and returns its URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

/** Starts a server with an empty folder. */
export async function newInbox() {
  const folder = await newFolder()
  return { folder, ...(await startInbox(folder)) }
}

/** A temporary folder that is deleted when the test ends. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lead-inbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Posts a form like the site's home page. */
function postMultipart(url: string, fields: Fields): Promise<Response> {
  const body = new FormData()
  for (const [field, text] of Object.entries(fields)) body.append(field, text)
  return fetch(url, { method: 'POST', body, headers: { Accept: 'application/json' } })
}

/** Posts a form like the site's enquiry form and estimator. */
export function postUrlEncoded(url: string, fields: Fields | URLSearchParams): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
}

/** The leads in a file: one on each line, as JSON. */
export async function leadsIn(folder: string, file: string): Promise<Fields[]> {
  const text = await readFile(join(folder, file), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line): Fields => JSON.parse(line))
}

const { headingOf, kinds, sheetColumnsOf } = LeadRules
const columns = [...Object.values(kinds).flatMap(sheetColumnsOf), 'remarks', 'notes']

/** The name of the column with a heading; the heading itself in columns of people. */
export const columnOf = (heading: unknown) =>
  columns.find((column) => headingOf(column) === heading) ?? String(heading)

/** The rows of a sheet of the workbook, by the names of their columns. */
export async function rowsIn(folder: string, title: string, file = 'leads.xlsx') {
  const { sheets } = await openXlsx(await readFile(join(folder, file)))
  const [headings = [], ...rows] = sheets.find(({ name }) => name === title)?.rows ?? []
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [columnOf(heading), row[index] ?? ''] as const)),
  )
}

/** The names of the files in a folder; empty if it doesn't exist. */
export async function filesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).toSorted()
}
