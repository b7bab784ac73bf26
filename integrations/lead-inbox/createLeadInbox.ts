import type { IncomingMessage, ServerResponse } from 'node:http'
import LeadRules, { type LeadKind } from '../lead-rules/LeadRules.js'
import { FolderFullError, LeadFolder } from './LeadFolder.ts'
import { LeadStore } from './LeadStore.ts'

const { kinds, maxBodyBytes, problemsOf } = LeadRules

/** How much of an oversized body is read before the connection is closed, even if the client is still sending. */
const abortBytes = 64 * maxBodyBytes

/** The default size limit of the folder. */
export const defaultLimitBytes = 256 * 1024 * 1024

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

const kindsByScript: ReadonlyMap<string, LeadKind> = new Map([
  ['project-enquiry', kinds.projectEnquiry],
  ['estimate', kinds.estimate],
])

const echoPath = '/macros/echo'

export interface LeadInboxOptions {
  /** The folder of the CSV files, created with the first lead. */
  readonly folder: string
  /** The maximum total size of the files in the folder. @default defaultLimitBytes */
  readonly limitBytes?: number | undefined
}

/**
 * Creates a handler for `node:http` and for servers with middlewares. It responds to the site's three requests like the
 * real services, and stores each lead in a CSV file. All other requests go to `next`, or get status 404 without it.
 */
export function createLeadInbox({ folder, limitBytes = defaultLimitBytes }: LeadInboxOptions) {
  const leadFolder = new LeadFolder(folder, limitBytes)
  const stores = new Map<LeadKind, LeadStore>([
    [kinds.homeMessage, new LeadStore(leadFolder, kinds.homeMessage, 'home-messages')],
    [kinds.projectEnquiry, new LeadStore(leadFolder, kinds.projectEnquiry, 'project-enquiries')],
    [kinds.estimate, new LeadStore(leadFolder, kinds.estimate, 'estimates')],
  ])
  // A file that can't be read is reported with each lead that needs it.
  for (const store of stores.values()) store.prepare().catch(() => undefined)

  const receive = async (request: IncomingMessage, kind: LeadKind, contentType: string) => {
    const form = await readForm(request, contentType)
    const problems = [...filesIn(form), ...problemsOf(kind, textsOf(form))]
    if (problems.length > 0) throw new HttpError(400, problems.join(' '))
    const lead = Object.fromEntries([...form].map(([field, value]) => [field, String(value)]))
    await stores.get(kind)?.store(lead)
  }

  return (request: IncomingMessage, response: ServerResponse, next?: () => void) => {
    // Not with `new URL`, which throws for some request targets, such as "//".
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const scriptId = /^\/macros\/s\/([^/]+)\/exec$/.exec(pathname)?.[1]

    if (/^\/ajax\/[^/]+$/.test(pathname)) {
      receive(request, kinds.homeMessage, 'multipart/form-data').then(
        () => respondAsMailService(response, 200, 'true', 'The form was submitted successfully.'),
        (error: unknown) => {
          const { status, message, headers } = toHttpError(error)
          respondAsMailService(response, status, 'false', message, headers)
        },
      )
    } else if (scriptId !== undefined) {
      const kind = kindsByScript.get(scriptId)
      const received = kind
        ? receive(request, kind, 'application/x-www-form-urlencoded')
        : rejectAfterReading(request, new HttpError(404, `Unknown script "${scriptId}".`))
      received.then(
        () => redirect(response, `${echoPath}?result=success`),
        (error: unknown) => {
          const { status, message, headers } = toHttpError(error)
          respondWithText(response, status, message, headers)
        },
      )
    } else if (pathname === echoPath) respondWithText(response, 200, '{"result":"success"}')
    else if (next) next()
    else respondWithText(response, 404, 'Not found.')
  }
}

async function rejectAfterReading(request: IncomingMessage, error: HttpError): Promise<never> {
  await readBody(request)
  throw error
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
    warnAboutOrigin(request)
    throw new HttpError(403, 'Leads are accepted only from pages of this site.')
  }
  if (!body) throw new HttpError(413, 'The body is larger than 64 KiB.', { connection: 'close' })
  try {
    return await new Response(body, { headers: { 'content-type': given } }).formData()
  } catch {
    throw new HttpError(400, 'The body is not a form.')
  }
}

/** The texts of each field, for the rules that all receivers share. */
function textsOf(form: FormData): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...new Set(form.keys())].map((field) => [field, form.getAll(field).map(String)]))
}

/** The problems of a form with files, one sentence each. */
function filesIn(form: FormData): readonly string[] {
  return [...form].filter(([, value]) => typeof value !== 'string').map(([field]) => `"${field}" is a file.`)
}

const warnedOrigins = new Set<string>()

/** Warns once per origin: behind a proxy that changes the Host header, every lead is rejected. */
function warnAboutOrigin({ headers: { origin, host } }: IncomingMessage) {
  const pair = `${String(origin)} for ${String(host)}`
  // Limited, so that made-up origins fill neither memory nor terminal.
  if (warnedOrigins.has(pair) || warnedOrigins.size >= 20) return
  warnedOrigins.add(pair)
  console.warn(
    `A lead from ${pair} was rejected. If there is a proxy in front of this server, it must preserve the Host header.`,
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
  if (error instanceof FolderFullError) {
    return new HttpError(507, 'The inbox is full, so the lead was not stored. Please try again later.')
  }
  console.error('A lead could not be stored:', error)
  return new HttpError(500, 'The lead could not be stored. Please try again later.')
}

function respondAsMailService(
  response: ServerResponse,
  status: number,
  success: 'true' | 'false',
  message: string,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(JSON.stringify({ success, message }))
}

function respondWithText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  response.end(text)
}

/** A script's web app responds to a POST with a redirect to the result. */
function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location })
  response.end()
}
