import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInPath } from '../../../scripts/chromium.mjs'
import { renderHeadersFile } from '../../../scripts/responseHeaders.mjs'
import { staticHost } from '../../../scripts/staticHost.ts'

const files: Readonly<Record<string, string>> = {
  'secret.html': 'outside the site',
  'dist/index.html': 'the home page',
  'dist/services.html': 'the services',
  'dist/services/planning.html': 'the planning service',
  'dist/assets/main-12345678.js': 'the script',
  'dist/404.html': 'not found',
  'dist/offline.html': 'offline',
  'dist/_headers': renderHeadersFile("default-src 'none'"),
  'dist/headers.conf': `add_header content-security-policy "default-src 'none'" always;`,
}
const nginxConf = readFileSync(join(import.meta.dirname, '../../../integrations/nginx/nginx.conf'), 'utf8')
const nginx = findInPath('nginx') ?? '/usr/sbin/nginx'
const hasNginx = existsSync(nginx)
if (!hasNginx) console.log('Skipped: nginx (not installed: apt-get install nginx-light)')

let folder: string
let server: PreviewServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
  }
  server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  })
  if (hasNginx) await startNginx()
})

afterAll(async () => {
  await server.close()
  if (hasNginx) runNginx('-s', 'stop')
  await rm(folder, { recursive: true, force: true })
})

const runNginx = (...args: readonly string[]) =>
  execFileSync(nginx, ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`, ...args])

/** Starts nginx with its configuration, without TLS and the modules that not every nginx has, on two sockets. */
async function startNginx() {
  const site = nginxConf
    .replaceAll(/^.*(?:ssl_|listen \[::\]|brotli_static).*$/gm, '')
    .replace('listen 80;', `listen unix:${folder}/plain.sock;`)
    .replace('listen 443 ssl http2;', `listen unix:${folder}/site.sock;`)
    .replaceAll('/var/www/VERSION', `${folder}/dist`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    `${folder}/nginx.conf`,
    `master_process off; pid ${folder}/nginx.pid; events {}
http { access_log off; ${temporary.join(' ')}\n${site}}`,
  )
  runNginx()
}

/** Requests a target unchanged; `fetch` would normalise its dots and slashes. */
async function get(from: RequestOptions, target: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...from, path: target }, resolve)
      .on('error', reject)
      .end()
  })
  const { statusCode: status, headers } = response
  return { status, headers, body: await text(response) }
}

const embedded = () => {
  const address = server.httpServer.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return { host: '127.0.0.1', port: address.port }
}

interface Answer {
  readonly target: string
  readonly file?: string
  readonly location?: string
}

/** The file of a target, or the URL to which it redirects; without either, it isn't found. */
const answers: readonly Answer[] = [
  { target: '/', file: 'index.html' },
  { target: '/services?a=b', file: 'services.html' },
  { target: '/services/planning', file: 'services/planning.html' },
  { target: '/404.html', file: '404.html' },
  { target: '/offline.html', file: 'offline.html' },
  { target: '/assets/main-12345678.js', file: 'assets/main-12345678.js' },
  { target: '/index.html', location: '/' },
  { target: '/index.html?a=b', location: '/?a=b' },
  { target: '/services/', location: '/services' },
  { target: '/services.html', location: '/services' },
  { target: '/services/planning/', location: '/services/planning' },
  { target: '/services/planning.html', location: '/services/planning' },
  { target: '/services/?a=b&next=c?d', location: '/services?a=b&next=c?d' },
  { target: '/services/?next=//evil.example', location: '/services?next=//evil.example' },
  ...['/index', '/index/', '/404', '/404/', '/offline', '/offline/'].map((target) => ({ target })),
  ...['/none', '/none/', '/none.html', '/assets/', '/assets/none.js'].map((target) => ({ target })),
]

/** The status of an answer. */
const statusOf = ({ file, location }: Answer) => (location ? 301 : file ? 200 : 404)

const hosts = [
  { name: 'the embedded host', from: embedded, isInstalled: true },
  { name: 'nginx', from: () => ({ socketPath: `${folder}/site.sock` }), isInstalled: hasNginx },
]

describe.each(hosts.filter(({ isInstalled }) => isInstalled))('$name', ({ from }) => {
  it.each(answers)('answers $target: $file $location', async (answer) => {
    const { target, file = '404.html', location } = answer
    const { status, headers, body } = await get(from(), target)
    expect([status, headers.location]).toEqual([statusOf(answer), location])
    expect(headers['content-security-policy']).toBe("default-src 'none'")
    if (location) return
    expect(body).toBe(files[`dist/${file}`])
    const isHashed = file.startsWith('assets/')
    expect(headers['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
  })

  it.each([
    '//evil.example/',
    '/\\services/',
    '/%0d%0aset-cookie:a=b/',
    '//evil.example/index.html',
    '/%2f%2fevil.example/index.html',
    'http://evil.example/index.html',
    '/..',
    '/../secret.html',
    '/..%2fsecret.html',
    '/%',
  ])('leads neither to another host nor to a file outside the site: %s', async (target) => {
    const { headers, body } = await get(from(), target)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).not.toBe(files['secret.html'])
  })
})

it.runIf(hasNginx)('nginx redirects from HTTP to HTTPS, to the host of the site', async () => {
  const { status, headers } = await get({ socketPath: `${folder}/plain.sock` }, '/services?a=b')
  expect([status, headers.location]).toEqual([301, 'https://www.example.com/services?a=b'])
})

/** Where a target leads by the locations of nginx.conf, in nginx's order: exact ones, patterns, the one for the rest. */
function answerByLocations(target: string) {
  const [path = '', ...query] = target.split(/(?=\?)/)
  const locations = [...nginxConf.matchAll(/^ {4}location (?:([=~]) )?(\S+) \{\n(.*?)^ {4}\}/gms)]
  const find = (kind: string | undefined, matches: (pattern: string) => boolean) =>
    locations.find(([, sign, pattern = '']) => sign === kind && matches(pattern))
  const found =
    find('=', (exact) => exact === path) ??
    find('~', (pattern) => new RegExp(pattern).test(path)) ??
    find(undefined, () => true)
  const [, , pattern = '', block = ''] = found ?? []
  const [, group = ''] = new RegExp(pattern).exec(path) ?? []
  const fill = (value: string) =>
    value.replace('$uri', path).replace('$1', group).replace('$is_args$args', query.join(''))
  const isFile = (value: string) => `dist${fill(value)}` in files
  const body = block.replace(/if \(-f \$document_root(\S+)\) \{(.*?)\}/s, (_, file: string, then: string) =>
    isFile(file) ? then : '',
  )
  const [, status, location] = /return (\d+)(?: (\S+))?;/.exec(body) ?? []
  if (status) return [Number(status), location && fill(location)]
  const [, tried = '$uri'] = /try_files (.+) =404;/.exec(body) ?? []
  return [tried.split(' ').some(isFile) ? 200 : 404, undefined]
}

it.each(answers)('nginx.conf answers $target: $file $location', (answer) => {
  expect(answerByLocations(answer.target)).toEqual([statusOf(answer), answer.location])
})
