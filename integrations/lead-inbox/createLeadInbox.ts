import type { IncomingMessage, ServerResponse } from 'node:http'
import LeadRules, { type LeadFields, type LeadKind } from '../apps-script/LeadRules.js'
import { LeadFile } from './LeadFile.ts'
import { createRows, updateWorkbook } from './workbook.ts'

const { cleaned, kinds, maxBodyBytes, notificationOf, problemsOf, subjectOf } = LeadRules

/** How much of an oversized body is read before the connection is closed, even if the client is still sending. */
const abortBytes = 64 * maxBodyBytes

/** An error response. */
class HttpError extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

export interface LeadInboxOptions {
  /** The folder of the files, created with the first lead. */
  readonly folder: string
  /** The origin of the site, for the links that open a house. @default no links */
  readonly siteOrigin?: string | undefined
  /** A URL that gets a request for each new lead; none if it is empty. @default the environment's LEADS_WEBHOOK_URL */
  readonly webhookUrl?: string | undefined
  /** The most leads that one sender may send in a minute. @default 60 */
  readonly maxPerMinute?: number | undefined
}

/**
 * Creates a handler for `node:http` and for servers with middlewares. It responds to the site's three requests like the
 * real services, stores each lead in a file, and then adds it to a workbook. All other requests go to `next`, or get status
 * 404 without it.
 */
export function createLeadInbox({
  folder,
  siteOrigin = '',
  webhookUrl = process.env['LEADS_WEBHOOK_URL'] ?? '',
  maxPerMinute = 60,
}: LeadInboxOptions) {
  const messages = new LeadFile(kinds.homeMessage, folder)
  const estimates = new LeadFile(kinds.estimate, folder)
  const scripts = new Map([
    ['project-enquiry', new LeadFile(kinds.projectEnquiry, folder)],
    ['estimate', estimates],
  ])
  const workbook = createWorkbookWriter(() => updateWorkbook(folder, siteOrigin))
  const countLead = createCounter()

  const receive = async (request: IncomingMessage, contentType: string, file = messages) => {
    const form = await readForm(request, contentType)
    const problems = problemsOf(file.kind, textsOf(form))
    if (problems.length > 0) throw new HttpError(400, problems.join(' '))
    if (countLead(senderOf(request)) > maxPerMinute) {
      throw new HttpError(429, 'There are too many leads from one sender.', { 'retry-after': '60' })
    }
    const lead = Object.fromEntries([...form].map(([field, value]) => [field, String(value)]))
    const stored = await file.store(cleaned(lead))
    workbook.write()
    if (!stored) return
    console.log([`${file.kind.name} stored`, subjectOf(stored)].filter((text) => text !== '').join(': '))
    // The response doesn't wait for it.
    if (webhookUrl !== '') void callWebhook(file.kind, stored)
  }

  const callWebhook = async (kind: LeadKind, lead: LeadFields) => {
    try {
      const row = createRows(await estimates.read(), siteOrigin)(lead)
      const { subject, body } = notificationOf(kind, [row], '')
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: kind.name, text: `${subject}\n\n${body.trim()}`, lead: row }),
        signal: AbortSignal.timeout(10_000),
      })
      if (!response.ok) throw new Error(`Status ${response.status}`)
    } catch (error) {
      const host = URL.canParse(webhookUrl) ? new URL(webhookUrl).host : '(not a URL)'
      const cause: NodeJS.ErrnoException = Object(error).cause ?? error
      console.warn(`The webhook ${host} failed:`, cause.message || cause.code)
    }
  }

  const receiveForScript = async (request: IncomingMessage, scriptId: string) => {
    const file = scripts.get(scriptId)
    if (file) return receive(request, 'application/x-www-form-urlencoded', file)
    await readBody(request)
    throw new HttpError(404, `Unknown script "${scriptId}".`)
  }

  const handle = (request: IncomingMessage, response: ServerResponse, next?: () => void) => {
    // Not with `new URL`, which throws for some request targets, such as "//".
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const scriptId = /^\/macros\/s\/([^/]+)\/exec$/.exec(pathname)?.[1]

    if (/^\/ajax\/[^/]+$/.test(pathname)) {
      const respondAsMailService = (message: string, error?: HttpError) => {
        const body = JSON.stringify({ success: error ? 'false' : 'true', message })
        respond(response, error?.status ?? 200, 'application/json', body, error?.headers)
      }
      receive(request, 'multipart/form-data').then(
        () => respondAsMailService('The form was submitted successfully.'),
        (cause: unknown) => {
          const error = toHttpError(cause)
          respondAsMailService(error.message, error)
        },
      )
    } else if (scriptId !== undefined) {
      receiveForScript(request, scriptId).then(
        // A script's web app responds to a POST with a redirect to the result.
        () => response.writeHead(302, { location: `${echoPath}?result=success` }).end(),
        (error: unknown) => {
          const { status, message, headers } = toHttpError(error)
          respond(response, status, 'text/plain', message, headers)
        },
      )
    } else if (pathname === echoPath) respond(response, 200, 'text/plain', '{"result":"success"}')
    else if (next) next()
    else respond(response, 404, 'text/plain', 'Not found.')
  }
  /** Resolves once the workbook was written, or could not be: for a program that is about to end. */
  return Object.assign(handle, { settled: workbook.settled })
}

/** Writes the workbook in the background, and again in a minute if it can't be written now. */
function createWorkbookWriter(updateNow: () => Promise<unknown>) {
  let isQueued = false
  let retry: NodeJS.Timeout | undefined
  let lastProblem = ''
  const update = async () => {
    isQueued = false
    clearTimeout(retry)
    try {
      await updateNow()
      lastProblem = ''
    } catch (error) {
      const problem = String(error)
      if (problem !== lastProblem) console.warn('The workbook of leads will be written later.', problem)
      lastProblem = problem
      retry = setTimeout(write, 60_000).unref()
    }
  }
  let queue = update()
  const write = () => {
    if (!isQueued) queue = queue.then(update)
    isQueued = true
  }
  return { write, settled: () => queue }
}

const echoPath = '/macros/echo'

/** Returns a function that counts a lead and returns the number of its sender's leads in this minute. */
function createCounter() {
  const counts = new Map<string, number>()
  let minute = 0
  return (sender: string) => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(sender) ?? 0) + 1
    counts.set(sender, count)
    return count
  }
}

/** The address of the sender, which a proxy on this machine gives in a header. */
function senderOf({ socket: { remoteAddress = '' }, headers }: IncomingMessage): string {
  const isProxy = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress)
  return (isProxy && headers['x-real-ip']?.toString()) || remoteAddress
}

/**
 * Reads the form in a request's body.
 * @throws {HttpError} for the wrong method or content type, another origin, or a body that is too large or malformed
 */
async function readForm(request: IncomingMessage, contentType: string): Promise<FormData> {
  const body = await readBody(request)
  if (request.method !== 'POST') throw new HttpError(405, 'Only POST is allowed.', { allow: 'POST' })
  const given = request.headers['content-type'] ?? ''
  if (given.split(';')[0]?.trim().toLowerCase() !== contentType) {
    throw new HttpError(415, `The body must be ${contentType}.`)
  }
  if (!isFromThisSite(request)) {
    const { origin, host } = request.headers
    console.warn(`A lead from ${origin} for ${host} was rejected. A proxy must preserve the Host header.`)
    throw new HttpError(403, 'Leads are accepted only from pages of this site.')
  }
  if (!body) throw new HttpError(413, 'The body is larger than 64 KiB.', { connection: 'close' })
  try {
    return await new Response(body, { headers: { 'content-type': given } }).formData()
  } catch {
    throw new HttpError(400, 'The body is not a form.')
  }
}

/** The texts of each field, without files, for the rules that all receivers share. */
function textsOf(form: FormData): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...form.keys()].map((field) => [field, form.getAll(field).filter((value) => typeof value === 'string')]),
  )
}

/** Whether a request comes from this site's own origin, or from a program that sends no Origin header. */
function isFromThisSite({ headers }: IncomingMessage): boolean {
  const { origin, host = headers[':authority'] } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  // An Origin omits the default port, so the host is normalised the same way.
  const { protocol, host: sender } = new URL(origin)
  const receiver = `${protocol}//${String(host)}`
  return URL.canParse(receiver) && new URL(receiver).host === sender
}

/**
 * Reads a body; undefined if it is too large. An oversized body is read up to `abortBytes`, because a client that is
 * still sending would lose the response when the connection closes.
 */
function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Uint8Array[] = []
    let size = 0
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size <= maxBodyBytes) chunks.push(chunk)
      else chunks = []
      if (size > abortBytes) resolve(undefined)
    })
    request.on('end', () => resolve(size > maxBodyBytes ? undefined : new Uint8Array(Buffer.concat(chunks))))
    request.on('close', () =>
      reject(new HttpError(400, 'The connection was closed before the end of the body.')),
    )
  })
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  console.error('A lead could not be stored:', error)
  return new HttpError(500, 'The lead could not be stored. Please try again later.')
}

function respond(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const contentType = { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' }
  response.writeHead(status, { ...contentType, ...headers }).end(body)
}
