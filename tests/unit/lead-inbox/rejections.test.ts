import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import {
  enquiry,
  enquiryPath,
  estimate,
  estimatePath,
  filesIn,
  homeMessage,
  homePath,
  leadsIn,
  newInbox,
  postMultipart,
  postUrlEncoded,
  type Fields,
} from './inbox'

const largest = 64 * 1024
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** The body of an enquiry with exactly this many bytes. */
function enquiryOf(bytes: number): string {
  const body = new URLSearchParams({ ...enquiry, projectDetails: '' }).toString()
  // Numbers, because a text that repeats itself looks like spam.
  const numbers = Array.from({ length: bytes }, (_, number) => `${number}-`).join('')
  return body + numbers.slice(0, bytes - body.length)
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

function omit(fields: Fields, left: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== left))
}

describe('the wrong method or content type', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is rejected: %s', async (method) => {
    const { folder, url } = await newInbox()

    for (const path of [homePath, enquiryPath, estimatePath]) {
      const response = await fetch(url + path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
      expect(await response.text()).toContain('POST')
    }
    expect(await filesIn(folder)).toEqual([])
  })

  it.each([
    ['JSON', 'application/json', '{}'],
    ['plain text', 'text/plain', 'name=Test'],
    ['no type', '', 'name=Test'],
    ['a type with the right prefix', 'application/x-www-form-urlencoded-too', 'name=Test'],
  ])('is rejected: %s', async (_, type, body) => {
    const { folder, url } = await newInbox()

    for (const path of [homePath, enquiryPath]) {
      const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body })
      expect(response.status).toBe(415)
    }
    expect(await filesIn(folder)).toEqual([])
  })

  it('is rejected if one form is sent in the other form’s encoding', async () => {
    const { folder, url } = await newInbox()

    expect((await postUrlEncoded(url + homePath, homeMessage)).status).toBe(415)
    expect((await postMultipart(url + enquiryPath, enquiry)).status).toBe(415)
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('the content type', () => {
  it('may be in capitals or have a charset', async () => {
    const { folder, url } = await newInbox()

    await fetch(url + enquiryPath, {
      method: 'POST',
      headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' },
      body: new URLSearchParams(enquiry).toString(),
    })

    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
  })
})

describe('an invalid form', () => {
  it.each(Object.keys(enquiry))('is rejected without %s', async (field) => {
    const { folder, url } = await newInbox()

    const response = await postUrlEncoded(url + enquiryPath, omit(enquiry, field))

    expect(response.status).toBe(400)
    expect(await response.text()).toBe(`"${field}" is missing.`)
    expect(await filesIn(folder)).toEqual([])
  })

  it.each(Object.keys(estimate))('is rejected with %s given twice', async (field) => {
    const { folder, url } = await newInbox()
    const twice = new URLSearchParams(estimate)
    twice.append(field, estimate[field] ?? '')

    const response = await postUrlEncoded(url + estimatePath, twice)

    expect(response.status).toBe(400)
    expect(await response.text()).toBe(`"${field}" is given more than once.`)
    expect(await filesIn(folder)).toEqual([])
  })

  it.each(['extra', 'contactInfo', 'constructor', 'toString', '__proto__'])(
    'is rejected with an unknown field: %s',
    async (field) => {
      const { folder, url } = await newInbox()
      const more = new URLSearchParams(estimate)
      more.append(field, 'x')

      const response = await postUrlEncoded(url + estimatePath, more)

      expect(response.status).toBe(400)
      expect(await response.text()).toBe(`"${field}" is not a field of this form.`)
      expect(await filesIn(folder)).toEqual([])
    },
  )

  it.each([
    ['timestamp', 'yesterday'],
    ['timestamp', '2026-01-02'],
    ['timestamp', '2026-02-30T00:00:00.000Z'],
    ['name', ''],
    ['name', '   '],
    ['email', 'visitor'],
    ['email', 'a b@example.com'],
    ['email', ''],
    ['phone', ''],
    ['plotSize', '10'],
    ['plotSize', '10 acres'],
    ['plotAreaSqFt', '2250.5'],
    ['basementArea', '-1'],
    ['groundFloorArea', 'NaN'],
    ['firstFloorArea', ''],
    ['totalCoveredArea', '1,000'],
    ['calculationMode', 'other'],
    ['qualityGrade', 'B'],
    ['services', 'roof'],
    ['services', 'architectural,interior'],
    ['grandTotal', 'Infinity'],
  ])('is rejected if %s is "%s"', async (field, value) => {
    const { folder, sendEstimate } = await newInbox()

    const response = await sendEstimate({ [field]: value })

    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(new RegExp(`^"${field}" (is|has|names) .+\\.$`))
    expect(await filesIn(folder)).toEqual([])
  })

  it.each([
    ['_captcha', 'true'],
    ['_subject', ''],
    ['name', ''],
    ['email', '@example.com'],
    ['subject', ''],
    ['message', '\n'],
  ])('is rejected with an e-mail service’s response if %s is "%s"', async (field, value) => {
    const { folder, sendMessage } = await newInbox()

    const response = await sendMessage({ [field]: value })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      success: 'false',
      message: expect.stringMatching(new RegExp(`^"${field}" is .+\\.$`)),
    })
    expect(await filesIn(folder)).toEqual([])
  })

  it('is rejected if a field is a file', async () => {
    const { folder, url } = await newInbox()
    const body = new FormData()
    for (const [field, value] of Object.entries(omit(homeMessage, 'message'))) body.append(field, value)
    body.append('message', new Blob(['Please call me.']), 'message.txt')

    const response = await fetch(url + homePath, { method: 'POST', body })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ success: 'false', message: '"message" is a file.' })
    expect(await filesIn(folder)).toEqual([])
  })

  it('gets all of its problems in one response', async () => {
    const { url } = await newInbox()

    const response = await postUrlEncoded(url + enquiryPath, {
      ...omit(enquiry, 'city'),
      email: 'x',
      more: '',
    })

    expect(await response.text()).toBe(
      '"more" is not a field of this form. "email" is not an e-mail address. "city" is missing.',
    )
  })

  it.each([
    ['a multipart body without a boundary', 'multipart/form-data', 'name=Test'],
    ['a truncated multipart body', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-d'],
    ['an empty multipart body', 'multipart/form-data; boundary=b', ''],
  ])('is rejected: %s', async (_, type, body) => {
    const { folder, url } = await newInbox()

    const response = await fetch(url + homePath, { method: 'POST', headers: { 'content-type': type }, body })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: 'false' })
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('a page of another site', () => {
  it.each([
    ['on another host', 'http://evil.example'],
    ['on another port of this host', 'http://127.0.0.1:1'],
    ['on a host with the same prefix', 'http://127.0.0.1.evil.example'],
    ['with an opaque origin, such as a sandboxed frame', 'null'],
    ['with an invalid origin', 'evil'],
  ])('can’t send a lead: %s', async (_, origin) => {
    const { folder, url } = await newInbox()

    const message = await fetch(url + homePath, {
      method: 'POST',
      headers: { origin },
      body: formOf(homeMessage),
    })
    expect(message.status).toBe(403)
    expect(await message.json()).toEqual({ success: 'false', message: expect.stringContaining('this site') })
    for (const [path, fields] of [
      [enquiryPath, enquiry],
      [estimatePath, estimate],
    ] as const) {
      const body = new URLSearchParams(fields)
      const response = await fetch(url + path, { method: 'POST', headers: { origin }, body })
      expect(response.status).toBe(403)
      expect(await response.text()).toContain('this site')
    }
    expect(await filesIn(folder)).toEqual([])
  })

  it('is distinguished from this site, whatever the case and the protocol', async () => {
    const { folder, port } = await newInbox()
    const send = (host: string, origin: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpRequest(
          { port, method: 'POST', path: enquiryPath, headers: { ...urlEncoded, host, origin } },
          (response) => resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end(new URLSearchParams(enquiry).toString())
      })

    expect(await send('localhost:4173', 'http://localhost:4173')).toBe(302)
    expect(await send('Site.Example', 'https://site.example')).toBe(302)
    expect(await send('site.example:443', 'https://site.example')).toBe(302)
    expect(await send('site.example', 'https://site.example:8443')).toBe(403)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(3)
  })

  it('is not assumed if a request has no Origin header', async () => {
    const { sendEnquiry } = await newInbox()

    expect((await sendEnquiry()).status).toBe(200)
  })
})

describe('an unknown script', () => {
  it.each(['home', 'estimates', 'constructor', '__proto__', 'toString', 'a%2Fb'])(
    'gets status 404: %s',
    async (id) => {
      const { folder, url } = await newInbox()

      const response = await postUrlEncoded(`${url}/macros/s/${id}/exec`, estimate)

      expect(response.status).toBe(404)
      expect(await response.text()).toBe(`Unknown script "${id}".`)
      expect(await filesIn(folder)).toEqual([])
    },
  )
})

describe('a large body', () => {
  it('is accepted up to exactly 64 KiB', async () => {
    const { folder, url } = await newInbox()

    const response = await fetch(url + enquiryPath, {
      method: 'POST',
      headers: urlEncoded,
      body: enquiryOf(largest),
    })

    expect(response.status).toBe(200)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
  })

  it.each([
    ['one byte above', largest + 1],
    ['3 MiB', 3 * 1024 * 1024],
  ])('is rejected at %s, with the reason in the response', async (_, bytes) => {
    const { folder, url } = await newInbox()

    const response = await fetch(url + enquiryPath, {
      method: 'POST',
      headers: urlEncoded,
      body: enquiryOf(bytes),
    })

    expect(response.status).toBe(413)
    expect(await response.text()).toContain('64 KiB')
    expect(await filesIn(folder)).toEqual([])
  })

  it('is rejected in chunks, too, for a client that reads only after the last one', async () => {
    const { folder, port } = await newInbox()
    const request = httpRequest({ port, method: 'POST', path: enquiryPath, headers: urlEncoded })
    const piece = 'x'.repeat(largest)
    for (let sent = 0; sent < 16; sent += 1) {
      if (!request.write(piece)) await once(request, 'drain')
    }
    const responded = once(request, 'response')
    request.end()

    const [response] = await responded

    expect(response.statusCode).toBe(413)
    expect(await text(response)).toContain('64 KiB')
    expect(await filesIn(folder)).toEqual([])
  })

  it('is cut off if it never ends', async () => {
    const { folder, port } = await newInbox()
    const socket = connect(port, '127.0.0.1')
    // The socket may report a reset, depending on how much is in flight when the connection closes.
    socket.on('error', () => undefined)
    socket.resume()
    const closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.write(
      `POST ${enquiryPath} HTTP/1.1\r\nhost: x\r\ncontent-type: ${urlEncoded['content-type']}\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const sendMore = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('drain', sendMore)
    sendMore()

    await closed

    expect(socket.bytesWritten).toBeGreaterThan(largest)
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('a client that misbehaves', () => {
  it('closes the connection within the body: nothing is written, and the next lead is stored', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { folder, port, server, sendEnquiry } = await newInbox()
    const requested = once(server, 'request')
    const socket = connect(port, '127.0.0.1')
    const body = new URLSearchParams(enquiry).toString()
    socket.write(
      `POST ${enquiryPath} HTTP/1.1\r\nhost: x\r\ncontent-type: ${urlEncoded['content-type']}\r\ncontent-length: ${body.length + 100}\r\n\r\n${body}`,
    )
    const [request] = await requested
    const ended = new Promise((resolve) => {
      request.on('close', resolve)
    })
    socket.destroy()
    await ended

    expect(await filesIn(folder)).toEqual([])
    const response = await sendEnquiry()
    expect(response.status).toBe(200)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
    expect(logError, 'not an error of the server').not.toHaveBeenCalled()
  })

  it.each(['//', '//ajax', '/%', '/ajax/%ff', 'http://', '*'])(
    'requests "%s": it gets a response, and the next lead is stored',
    async (target) => {
      const { port, sendEnquiry } = await newInbox()
      const socket = connect(port, '127.0.0.1')
      socket.end(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)

      expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|405)/)
      expect((await sendEnquiry()).status).toBe(200)
    },
  )
})
