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
  newFolder,
  postMultipart,
  postUrlEncoded,
  startInbox,
  type Fields,
} from './inbox'

const largest = 64 * 1024
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

/** The body of an enquiry with exactly so many bytes. */
function enquiryOf(bytes: number): string {
  const body = new URLSearchParams({ ...enquiry, projectDetails: '' }).toString()
  return body + 'x'.repeat(bytes - body.length)
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return form
}

function without(fields: Fields, left: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== left))
}

describe('another method or another kind of body', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is refused: %s', async (method) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

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
    ['no type at all', '', 'name=Test'],
    ['a type that only begins alike', 'application/x-www-form-urlencoded-too', 'name=Test'],
  ])('is refused: %s', async (_, type, body) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    for (const path of [homePath, enquiryPath]) {
      const response = await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body })
      expect(response.status).toBe(415)
    }
    expect(await filesIn(folder)).toEqual([])
  })

  it('is refused where a form comes in the other form’s encoding', async () => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    expect((await postUrlEncoded(url + homePath, homeMessage)).status).toBe(415)
    expect((await postMultipart(url + enquiryPath, enquiry)).status).toBe(415)
    expect(await filesIn(folder)).toEqual([])
  })

  it('is no obstacle where the type only says its character set, in capitals', async () => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    await fetch(url + enquiryPath, {
      method: 'POST',
      headers: { 'content-type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' },
      body: new URLSearchParams(enquiry).toString(),
    })

    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
  })
})

describe('a form that is not in order', () => {
  it.each(Object.keys(enquiry))('is refused without %s', async (field) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    const response = await postUrlEncoded(url + enquiryPath, without(enquiry, field))

    expect(response.status).toBe(400)
    expect(await response.text()).toBe(`"${field}" is missing.`)
    expect(await filesIn(folder)).toEqual([])
  })

  it.each(Object.keys(estimate))('is refused with %s given twice', async (field) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)
    const twice = new URLSearchParams(estimate)
    twice.append(field, estimate[field] ?? '')

    const response = await postUrlEncoded(url + estimatePath, twice)

    expect(response.status).toBe(400)
    expect(await response.text()).toBe(`"${field}" is given more than once.`)
    expect(await filesIn(folder)).toEqual([])
  })

  it.each(['extra', 'contactInfo', 'constructor', 'toString', '__proto__'])(
    'is refused with a field that it does not have: %s',
    async (field) => {
      const folder = await newFolder()
      const { url } = await startInbox(folder)
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
  ])('is refused where %s is "%s"', async (field, value) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    const response = await postUrlEncoded(url + estimatePath, { ...estimate, [field]: value })

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
  ])('is refused as a mail service does where %s is "%s"', async (field, value) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    const response = await postMultipart(url + homePath, { ...homeMessage, [field]: value })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      success: 'false',
      message: expect.stringMatching(new RegExp(`^"${field}" is .+\\.$`)),
    })
    expect(await filesIn(folder)).toEqual([])
  })

  it('is refused where a file stands in a field’s place', async () => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)
    const body = new FormData()
    for (const [field, value] of Object.entries(without(homeMessage, 'message'))) body.append(field, value)
    body.append('message', new Blob(['Please call me.']), 'message.txt')

    const response = await fetch(url + homePath, { method: 'POST', body })

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ success: 'false', message: '"message" is a file.' })
    expect(await filesIn(folder)).toEqual([])
  })

  it('is told all that is wrong with it at once', async () => {
    const { url } = await startInbox(await newFolder())

    const response = await postUrlEncoded(url + enquiryPath, {
      ...without(enquiry, 'city'),
      email: 'x',
      more: '',
    })

    expect(await response.text()).toBe(
      '"more" is not a field of this form. "email" is not an e-mail address. "city" is missing.',
    )
  })

  it.each([
    ['a multipart body without its boundary', 'multipart/form-data', 'name=Test'],
    [
      'a multipart body that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-d',
    ],
    ['an empty multipart body', 'multipart/form-data; boundary=b', ''],
  ])('is refused: %s', async (_, type, body) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    const response = await fetch(url + homePath, { method: 'POST', headers: { 'content-type': type }, body })

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ success: 'false' })
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('a page of another site', () => {
  it.each([
    ['of another host', 'http://evil.example'],
    ['of another port of this host', 'http://127.0.0.1:1'],
    ['of a host whose name begins alike', 'http://127.0.0.1.evil.example'],
    ['without an origin of its own, such as a sandboxed frame', 'null'],
    ['with an origin that is none', 'evil'],
  ])('can send no lead: %s', async (_, origin) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

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

  it('is told from a page of this site, whatever the case and the protocol', async () => {
    const folder = await newFolder()
    const { port } = await startInbox(folder)
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

  it('is no matter for a sender that names no origin', async () => {
    const { url } = await startInbox(await newFolder())

    expect((await postUrlEncoded(url + enquiryPath, enquiry)).status).toBe(200)
  })
})

describe('a script that is not there', () => {
  it.each(['home', 'estimates', 'constructor', '__proto__', 'toString', 'a%2Fb'])(
    'is told so: %s',
    async (id) => {
      const folder = await newFolder()
      const { url } = await startInbox(folder)

      const response = await postUrlEncoded(`${url}/macros/s/${id}/exec`, estimate)

      expect(response.status).toBe(404)
      expect(await response.text()).toBe(`There is no script "${id}" here.`)
      expect(await filesIn(folder)).toEqual([])
    },
  )
})

describe('a large body', () => {
  it('is read up to exactly 64 KiB', async () => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

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
  ])('is refused at %s, and its sender reads why', async (_, bytes) => {
    const folder = await newFolder()
    const { url } = await startInbox(folder)

    const response = await fetch(url + enquiryPath, {
      method: 'POST',
      headers: urlEncoded,
      body: enquiryOf(bytes),
    })

    expect(response.status).toBe(413)
    expect(await response.text()).toContain('64 KiB')
    expect(await filesIn(folder)).toEqual([])
  })

  it('is refused in pieces too, to a sender that listens only after the last', async () => {
    const folder = await newFolder()
    const { port } = await startInbox(folder)
    const request = httpRequest({ port, method: 'POST', path: enquiryPath, headers: urlEncoded })
    const piece = 'x'.repeat(largest)
    for (let sent = 0; sent < 16; sent += 1) {
      if (!request.write(piece)) await once(request, 'drain')
    }
    const answered = once(request, 'response')
    request.end()

    const [response] = await answered

    expect(response.statusCode).toBe(413)
    expect(await text(response)).toContain('64 KiB')
    expect(await filesIn(folder)).toEqual([])
  })

  it('is cut off where it never ends', async () => {
    const folder = await newFolder()
    const { port } = await startInbox(folder)
    const socket = connect(port, '127.0.0.1')
    // How the end is seen depends on how much the system has under way when the connection closes.
    socket.on('error', () => undefined)
    socket.resume()
    const closed = new Promise((resolve) => {
      socket.on('close', resolve)
    })
    socket.write(
      `POST ${enquiryPath} HTTP/1.1\r\nhost: x\r\ncontent-type: ${urlEncoded['content-type']}\r\ntransfer-encoding: chunked\r\n\r\n`,
    )
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const sendOn = () => {
      while (socket.writable && socket.write(piece));
    }
    socket.on('drain', sendOn)
    sendOn()

    await closed

    expect(socket.bytesWritten).toBeGreaterThan(largest)
    expect(await filesIn(folder)).toEqual([])
  })
})

describe('a client that misbehaves', () => {
  it('drops the connection amid the body: nothing is written, and the next lead is kept', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const folder = await newFolder()
    const { url, port, server } = await startInbox(folder)
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
    const response = await postUrlEncoded(url + enquiryPath, enquiry)
    expect(response.status).toBe(200)
    expect(await leadsIn(folder, 'project-enquiries.csv')).toHaveLength(1)
    expect(complain, 'the keeper of the site has nothing to mend').not.toHaveBeenCalled()
  })

  it.each(['//', '//ajax', '/%', '/ajax/%ff', 'http://', '*'])(
    'asks for "%s": it is answered, and the next lead is kept',
    async (target) => {
      const folder = await newFolder()
      const { url, port } = await startInbox(folder)
      const socket = connect(port, '127.0.0.1')
      socket.end(`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)

      expect(await text(socket)).toMatch(/^HTTP\/1\.1 (200|405)/)
      expect((await postUrlEncoded(url + enquiryPath, enquiry)).status).toBe(200)
    },
  )
})
