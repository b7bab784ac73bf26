import {
  Agent,
  createServer,
  request as forward,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sourceHash } from '../../scripts/responseHeaders.mjs'

/** A fault of a request. */
export type Fault =
  /** Status 503. */
  | 'unavailable'
  /** Status 404. */
  | 'missing'
  /** Status 500 with an HTML page. */
  | 'errorPage'
  /** Status 200 with the sign-in page of a network. */
  | 'signInPage'
  /** A redirect to the same URL. */
  | 'redirected'
  /** The connection is closed before the site receives the request. */
  | 'dropped'
  /** The connection is reset after the site has received half of the request's body. */
  | 'halfReceived'
  /** The connection is reset after the site has responded to the request, before the browser gets the response. */
  | 'unanswered'
  /** The request doesn't reach the site until the test releases it. */
  | 'held'

/** A planned fault. */
interface PlannedFault {
  /** How many requests it has affected. */
  readonly count: () => number
  /** Releases held requests, and doesn't hold later ones. */
  readonly release: () => void
  /** Lets later requests through. */
  readonly end: () => void
}

/** A site that can fail, on its own origin, so that tests share neither storage nor cache. */
export interface FaultySite {
  readonly origin: string
  /** Makes the next requests for a path fail. */
  readonly plan: (path: RegExp, fault: Fault) => PlannedFault
  /** Changes the text of a file from now on, as a new version of the site would. */
  readonly rewrite: (path: string, change: (text: string) => string) => void
  readonly close: () => Promise<void>
}

interface Rule extends PlannedFault {
  readonly matches: (path: string) => boolean
  readonly fault: Fault
  readonly released: Promise<void>
}

/**
 * Starts a proxy in front of a server. Faults happen on the network, so that they are the same in every browser.
 * @param headScript a script that runs in each document before all others
 */
export async function openFaultySite(target: string, headScript: string): Promise<FaultySite> {
  const rules: Rule[] = []
  const changes = new Map<string, (text: string) => string>()
  // The site may close a kept-alive connection at the moment of its reuse.
  const agent = new Agent({ keepAlive: false })
  const server = createServer((request, response) => {
    // Browsers retry a request by themselves if it fails on a reused connection.
    response.shouldKeepAlive = false
    // Browsers abort pending requests on navigation.
    respond(request, response).catch(() => response.destroy())
  })

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const rule = rules.find(({ matches }) => matches(request.url ?? '/'))
    switch (rule?.fault) {
      case 'unavailable':
        return response.writeHead(503).end()
      case 'missing':
        return response.writeHead(404).end()
      case 'errorPage':
        return response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Error</h1>')
      case 'signInPage':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
      case 'redirected':
        return response.writeHead(307, { location: request.url }).end()
      case 'dropped':
        return request.socket.destroy()
      case 'held':
        await rule.released
        // Cancelled meanwhile by the browser, so the site never receives it.
        if (request.socket.destroyed) return undefined
    }
    const { method = 'GET', url = '/' } = request
    // Uncompressed, so that the script can be inserted.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const change = changes.get(url)
    // The status 304 would refer to the original.
    if (change) delete headers['if-none-match']
    const upstream = forward(new URL(url, target), { agent, method, headers })
    if (rule?.fault === 'halfReceived') return sendHalfOfRequest(request, upstream)
    request.pipe(upstream)
    const [received]: IncomingMessage[] = await once(upstream, 'response')
    if (!received) throw new Error('The site does not respond.')
    if (rule?.fault === 'unanswered') return request.socket.resetAndDestroy()
    if (change) return sendChanged(received, response, change)
    return forwardResponse(received, response, headScript)
  }

  const port = await listenOnNewPort(server)
  return {
    origin: `http://localhost:${port}`,
    plan: (path, fault) => {
      let count = 0
      let hasEnded = false
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const rule: Rule = {
        fault,
        released,
        matches: (url) => {
          if (hasEnded || !path.test(url)) return false
          count += 1
          return true
        },
        count: () => count,
        release,
        end: () => {
          hasEnded = true
        },
      }
      rules.push(rule)
      return rule
    },
    rewrite: (path, change) => changes.set(path, change),
    close: async () => {
      for (const { release } of rules) release()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The ports of all faulty sites of this process: a browser may still have the files and storage of an earlier one. */
const usedPorts = new Set<number>()

async function listenOnNewPort(server: Server): Promise<number> {
  for (;;) {
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
    if (!usedPorts.has(address.port)) {
      usedPorts.add(address.port)
      return address.port
    }
    server.close()
    await once(server, 'close')
  }
}

async function forwardResponse(received: IncomingMessage, response: ServerResponse, headScript: string) {
  const { statusCode = 500, headers } = received
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    await pipeline(received, response)
    return
  }
  const document = (await text(received)).replace('<head>', () => `<head><script>${headScript}</script>`)
  // The ETag belongs to the document without the script.
  const { etag: _tag, 'content-length': _length, ...others } = headers
  const policy = [others['content-security-policy']].flat().join()
  response.writeHead(statusCode, {
    ...others,
    'content-security-policy': policy.replace('script-src ', `script-src ${sourceHash(headScript)} `),
  })
  response.end(document)
}

async function sendChanged(
  received: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
) {
  const body = change(await text(received))
  // The ETag belongs to the original.
  const { etag: _tag, 'content-length': _length, ...others } = received.headers
  response.writeHead(received.statusCode ?? 500, others).end(body)
}

/** Sends half of a request's body to the site, and resets both connections. */
async function sendHalfOfRequest(request: IncomingMessage, upstream: ClientRequest) {
  const body = await buffer(request)
  // Destroying an unanswered request makes it emit an error.
  upstream.on('error', () => {})
  await new Promise((resolve) => upstream.write(body.subarray(0, body.length / 2), resolve))
  upstream.destroy()
  request.socket.resetAndDestroy()
}
