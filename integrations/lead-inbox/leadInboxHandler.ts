import type { IncomingMessage, ServerResponse } from 'node:http'
import { LeadFile } from './LeadFile.ts'
import { FolderFull, LeadFolder } from './LeadFolder.ts'
import { columnsOf, faultsOf, leadKinds, type LeadKind } from './leadKinds.ts'

/** Bytes of the largest body that is read: many times the longest enquiry. */
const maxBodyBytes = 64 * 1024

/** Bytes after which a sender that doesn't stop is cut off, whether it gets to the answer or not. */
const mostBytes = 64 * maxBodyBytes

/** Bytes that the files of the folder may take up together, where nothing else is set. */
export const defaultLimitBytes = 256 * 1024 * 1024

/** Something about a request that its sender has to mend. */
class Refusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const scriptKinds: ReadonlyMap<string, LeadKind> = new Map<string, LeadKind>([
  ['project-enquiry', leadKinds.projectEnquiry],
  ['estimate', leadKinds.estimate],
])

const echoPath = '/macros/echo'

export interface LeadInboxOptions {
  /** Where the CSV files are kept; made when the first lead comes. */
  readonly folder: string
  /** Bytes that the files of the folder may take up together. @default defaultLimitBytes */
  readonly limitBytes?: number | undefined
}

/**
 * Answers the site's three calls as the real services do, and keeps each lead in a CSV file in the folder.
 * Every other request goes on to `next`.
 */
export function leadInboxHandler({ folder, limitBytes = defaultLimitBytes }: LeadInboxOptions): Handler {
  const leadFolder = new LeadFolder(folder, limitBytes)
  const files = new Map<LeadKind, LeadFile>()

  const fileOf = (kind: LeadKind) => {
    const known = files.get(kind)
    if (known) return known
    const file = new LeadFile(leadFolder, kind.file, columnsOf(kind), kind.identity)
    files.set(kind, file)
    return file
  }

  const receive = async (request: IncomingMessage, kind: LeadKind, contentType: string) => {
    const form = await readForm(request, contentType)
    const faults = faultsOf(kind, form)
    if (faults.length > 0) throw new Refusal(400, faults.join(' '))
    const row = Object.fromEntries([...form].map(([field, value]) => [field, String(value)]))
    await fileOf(kind).keep({ ...row, receivedAt: new Date().toISOString() })
  }

  return (request, response, next) => {
    // Not by URL, which throws for some of what a client may ask for, such as "//".
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const scriptId = /^\/macros\/s\/([^/]+)\/exec$/.exec(pathname)?.[1]

    if (/^\/ajax\/[^/]+$/.test(pathname)) {
      receive(request, leadKinds.homeMessage, 'multipart/form-data').then(
        () => answerMail(response, 200, 'true', 'The form was submitted successfully.'),
        (error: unknown) => {
          const { status, message, headers } = refusalOf(error)
          answerMail(response, status, 'false', message, headers)
        },
      )
    } else if (scriptId !== undefined) {
      const kind = scriptKinds.get(scriptId)
      const received = kind
        ? receive(request, kind, 'application/x-www-form-urlencoded')
        : refuse(request, new Refusal(404, `There is no script "${scriptId}" here.`))
      received.then(
        () => redirect(response, `${echoPath}?result=success`),
        (error: unknown) => {
          const { status, message, headers } = refusalOf(error)
          answerText(response, status, message, headers)
        },
      )
    } else if (pathname === echoPath) answerText(response, 200, '{"result":"success"}')
    else next()
  }
}

async function refuse(request: IncomingMessage, refusal: Refusal): Promise<never> {
  await readBody(request)
  throw refusal
}

/**
 * The form in a request's body.
 * @throws a refusal for another method or type, for too many bytes and for what is no form.
 */
async function readForm(request: IncomingMessage, contentType: string): Promise<FormData> {
  const body = await readBody(request)
  if (request.method !== 'POST') throw new Refusal(405, 'Only POST is answered here.', { allow: 'POST' })
  const given = request.headers['content-type'] ?? ''
  if (given.split(';')[0]?.trim().toLowerCase() !== contentType) {
    throw new Refusal(415, `The body has to be ${contentType}.`)
  }
  if (!isFromThisSite(request)) {
    warnOfOrigin(request)
    throw new Refusal(403, 'Leads are taken from pages of this site only.')
  }
  if (!body) throw new Refusal(413, 'The body is larger than 64 KiB.', { connection: 'close' })
  try {
    return await new Response(body, { headers: { 'content-type': given } }).formData()
  } catch {
    throw new Refusal(400, 'The body is not a form.')
  }
}

const warnedOf = new Set<string>()

/** Tells the terminal once per origin: behind a proxy that doesn't pass the host on, every visitor is refused. */
function warnOfOrigin({ headers: { origin, host } }: IncomingMessage) {
  const pair = `${String(origin)} for ${String(host)}`
  // Whoever sends invented origins fills neither the memory nor the terminal.
  if (warnedOf.has(pair) || warnedOf.size >= 20) return
  warnedOf.add(pair)
  console.warn(
    `A lead from ${pair} was refused. A proxy in front of this server has to pass the Host header on.`,
  )
}

/**
 * Whether the page that sends a request is of the host that it is sent to. A browser names the page's origin in
 * every post; a program that is none may leave it out.
 */
function isFromThisSite({ headers }: IncomingMessage): boolean {
  const { origin, host = headers[':authority'] } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  // The origin leaves out its protocol's own port, so that of the host is left out the same way.
  const { protocol, host: sender } = new URL(origin)
  const receiver = `${protocol}//${String(host)}`
  return URL.canParse(receiver) && new URL(receiver).host === sender
}

/**
 * The bytes of a body, or undefined where they are too many. Those are read to the end and dropped: an answer
 * to a sender that still sends is lost with the connection that is closed on it.
 */
function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Uint8Array[] = []
    let size = 0
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length
      if (size <= maxBodyBytes) chunks.push(chunk)
      else chunks = []
      if (size > mostBytes) resolve(undefined)
    })
    request.on('end', () => resolve(size > maxBodyBytes ? undefined : new Uint8Array(Buffer.concat(chunks))))
    request.on('close', () => reject(new Refusal(400, 'The connection ended before the body did.')))
  })
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof FolderFull) {
    return new Refusal(507, 'The inbox is full, and the lead was not kept. Please try again later.')
  }
  console.error('A lead could not be kept:', error)
  return new Refusal(500, 'The lead could not be kept. Please try again later.')
}

function answerMail(
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

function answerText(
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

/** A script's web app answers a post by sending the browser to fetch the result elsewhere. */
function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location })
  response.end()
}
