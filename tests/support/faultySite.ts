import { Agent, createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/**
 * What becomes of a request: the server is overloaded (503), has no such file (404), closes the connection without an
 * answer, breaks off in the middle of one, or answers only when the test says so.
 */
type Fault = 'unavailable' | 'missing' | 'dropped' | 'cut' | 'held'

/** A fault that has been planned. */
interface PlannedFault {
  /** How many requests it has befallen. */
  readonly count: () => number
  /** Lets the held requests through, and those that are still to come. */
  readonly release: () => void
}

/** A site that can be made to fail, on an origin of its own: no storage and no cache is shared with another test. */
export interface FaultySite {
  readonly origin: string
  /** Lets the next requests for a path fail, all of them unless `times` is given. */
  readonly plan: (path: RegExp, fault: Fault, times?: number) => PlannedFault
  readonly close: () => Promise<void>
}

interface Rule extends PlannedFault {
  readonly matches: (path: string) => boolean
  readonly fault: Fault
  readonly released: Promise<void>
}

/**
 * Puts a server in front of another one, whose answers it hands on. What a browser is told of a failed request thus
 * comes from the network, alike in each of them. `headScript` runs in each document before its own scripts.
 */
export async function openFaultySite(target: string, headScript: string): Promise<FaultySite> {
  const rules: Rule[] = []
  const agent = new Agent({ keepAlive: true })
  const server = createServer((request, response) => {
    // A browser sends a request again by itself if it fails on a connection that has been used before.
    response.shouldKeepAlive = false
    // A browser that leaves a page breaks off what it has asked for.
    answer(request, response).catch(() => response.destroy())
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const rule = rules.find(({ matches }) => matches(request.url ?? '/'))
    switch (rule?.fault) {
      case 'unavailable':
        return response.writeHead(503).end()
      case 'missing':
        return response.writeHead(404).end()
      case 'dropped':
        return request.socket.destroy()
      case 'held':
        await rule.released
    }
    const { method = 'GET', url = '/' } = request
    // A script is put into documents, so they have to come uncompressed.
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    const upstream = forward(new URL(url, target), { agent, method, headers })
    request.pipe(upstream)
    const [received]: IncomingMessage[] = await once(upstream, 'response')
    if (!received) throw new Error('The site does not answer.')
    if (rule?.fault === 'cut') return cutOff(received, response)
    return handOn(received, response, headScript)
  }

  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    origin: `http://localhost:${address.port}`,
    plan: (path, fault, times = Number.POSITIVE_INFINITY) => {
      let count = 0
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const rule: Rule = {
        fault,
        released,
        matches: (url) => {
          if (count >= times || !path.test(url)) return false
          count += 1
          return true
        },
        count: () => count,
        release,
      }
      rules.push(rule)
      return rule
    },
    close: async () => {
      for (const { release } of rules) release()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function handOn(received: IncomingMessage, response: ServerResponse, headScript: string) {
  const { statusCode = 500, headers } = received
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    await pipeline(received, response)
    return
  }
  const document = (await text(received)).replace('<head>', () => `<head><script>${headScript}</script>`)
  // The document's tag is that of the file without the script.
  const { etag: _tag, 'content-length': _length, ...others } = headers
  response.writeHead(statusCode, others).end(document)
}

/** Sends half of an answer. */
async function cutOff(received: IncomingMessage, response: ServerResponse) {
  const body = await text(received)
  response.writeHead(received.statusCode ?? 500, {
    ...received.headers,
    'content-length': Buffer.byteLength(body),
  })
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
