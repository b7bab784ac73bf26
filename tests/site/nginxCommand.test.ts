import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxConfig } from '../../scripts/nginxConfig.mjs'
import { headersFileName, policyOf } from '../../scripts/responseHeaders.mjs'
import { company } from '../../src/content/company'
import { readSiteFile } from './support/documents'

const command = fileURLToPath(new URL('../../scripts/writeNginxConfig.mjs', import.meta.url))
const policy = policyOf(readSiteFile(headersFileName))

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nginx-command-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command and waits for it to exit. */
function run(...args: readonly string[]) {
  return new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args], (_, _stdout, stderr) => {
      resolve({ code: child.exitCode, stderr })
    })
  })
}

describe('npm run nginx', () => {
  it('writes the configuration for the host of the site, with the files of Certbot', async () => {
    const file = join(folder, 'default.conf')
    expect(await run(file)).toEqual({ code: 0, stderr: '' })
    const name = new URL(company.origin).hostname
    expect(await readFile(file, 'utf8')).toBe(
      nginxConfig({
        name,
        root: `/var/www/${name}`,
        certificate: `/etc/letsencrypt/live/${name}/fullchain.pem`,
        key: `/etc/letsencrypt/live/${name}/privkey.pem`,
        hasBrotli: true,
        policy,
      }),
    )
  })

  it('accepts other values', async () => {
    const file = join(folder, 'other.conf')
    const files = ['--root', '/srv/site', '--certificate', '/srv/c.pem', '--key', '/srv/k.pem']
    expect(await run(file, '--name', 'other.example', ...files, '--no-brotli')).toEqual({
      code: 0,
      stderr: '',
    })
    const options = { name: 'other.example', root: '/srv/site', certificate: '/srv/c.pem', key: '/srv/k.pem' }
    expect(await readFile(file, 'utf8')).toBe(nginxConfig({ ...options, hasBrotli: false, policy }))
  })

  it('lists its options if the file is missing', async () => {
    const { code, stderr } = await run()
    expect(code).toBe(1)
    expect(stderr).toMatch(/^npm run nginx -- FILE \[--name HOST\]/)
  })
})
