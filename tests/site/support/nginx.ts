import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:https'
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { compressSite } from '../../../scripts/compressSite.mjs'
import type { Nginx } from '../../../scripts/nginx.mjs'
import { nginxConfig } from '../../../scripts/nginxConfig.mjs'
import { headersFileName, policyOf } from '../../../scripts/responseHeaders.mjs'
import { freePort } from '../../support/freePort'
import { readSiteFile, site } from './documents'

/** The host name of the certificate. */
export const host = 'localhost'

/** A response as it came over the network. */
interface RawResponse {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A running nginx that serves the built site with the generated configuration. */
export interface NginxSite {
  /** Requests a target unchanged over HTTPS. */
  readonly get: (target: string, headers?: Readonly<Record<string, string>>) => Promise<RawResponse>
  /** Requests a target without HTTPS, by default of the site's own host. */
  readonly getPlain: (target: string, requestedHost?: string) => Promise<RawResponse>
  readonly stop: () => Promise<void>
}

/** The main configuration, whose only server is the site. Debian's own one would write below /var. */
const mainConfig = (folder: string, brotliModule: string | undefined) => `
${brotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`

/** Creates a certificate for the host, in the folder. */
async function createCertificate(folder: string) {
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await promisify(execFile)('openssl', ['req', ...kind, ...names, ...files])
}

/**
 * Starts nginx with a compressed copy of the built site.
 * @throws if it exits at once, with its messages
 */
export async function startNginx({ executable, brotliModule }: Nginx): Promise<NginxSite> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const root = join(folder, 'site')
  await cp(site, root, { recursive: true })
  await Promise.all([compressSite(root), createCertificate(folder)])
  const ports = { http: await freePort(), https: await freePort() }
  const config = nginxConfig({
    name: host,
    root,
    certificate: join(folder, 'certificate.pem'),
    key: join(folder, 'key.pem'),
    policy: policyOf(readSiteFile(headersFileName)),
    hasBrotli: brotliModule !== undefined,
    listen: { http: [`127.0.0.1:${ports.http}`], https: [`127.0.0.1:${ports.https}`] },
  })
  await writeFile(join(folder, 'site.conf'), config)
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder, brotliModule))

  const child = spawn(executable, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let messages = ''
  const started = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      messages += data.toString()
      // Logged after all ports have been opened.
      if (messages.includes('using the "')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`nginx has exited:\n${messages}`)))
  })
  const agent = new Agent({ ca: await readFile(join(folder, 'certificate.pem')), keepAlive: true })
  const stop = async () => {
    agent.destroy()
    if (child.exitCode === null && child.kill()) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await started
  } catch (error) {
    await stop()
    throw error
  }
  const local = { host: '127.0.0.1', method: 'GET' }
  return {
    get: (path, headers = {}) =>
      responseTo((resolve) =>
        request({ ...local, path, agent, port: ports.https, servername: host, headers }, resolve),
      ),
    getPlain: (path, requestedHost = host) =>
      responseTo((resolve) =>
        plainRequest({ ...local, path, port: ports.http, headers: { host: requestedHost } }, resolve),
      ),
    stop,
  }
}

async function responseTo(
  send: (resolve: (response: IncomingMessage) => void) => ReturnType<typeof plainRequest>,
): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(resolve).on('error', reject).end()
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}
