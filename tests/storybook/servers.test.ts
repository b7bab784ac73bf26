import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createServer as createDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { downloadFiles } from '../../.storybook/downloadFiles'
import { freePort } from '../support/freePort'

const root = join(import.meta.dirname, '../..')

let leads: string
let running: ChildProcess | undefined

beforeEach(async () => {
  leads = await mkdtemp(join(tmpdir(), 'leads-'))
})

afterEach(async () => {
  await stop()
  await rm(leads, { recursive: true, force: true })
})

/** Runs the last step of `npm start`, until its output, without colours, contains a text. */
async function start(env: Readonly<Record<string, string>>, until: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, LEADS_FOLDER: leads, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  running = child
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += stripVTControlCharacters(text.toString())
        if (output.includes(until)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`It stopped: ${output}`)))
  })
  return output
}

/** Stops the servers as Ctrl+C does. */
async function stop() {
  const child = running
  running = undefined
  if (!child || child.exitCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  await exited
}

it('npm start serves the site and Storybook, and Ctrl+C stops both', async () => {
  const [port, storybookPort] = [await freePort(), await freePort()]
  await start(
    { PORT: String(port), STORYBOOK_PORT: String(storybookPort) },
    `Storybook is served at http://localhost:${storybookPort}/`,
  )
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('Sangbunyad')
  const storybook = await fetch(`http://localhost:${storybookPort}/`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(storybook.headers.get('content-encoding')).toBe('br')
  expect(await storybook.text()).toContain('sb-manager')
  await stop()
  for (const stopped of [port, storybookPort]) {
    await expect(fetch(`http://localhost:${stopped}/`)).rejects.toThrow('fetch failed')
  }
})

it('a port of Storybook that is in use doesn’t stop the site', async () => {
  const port = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const address = other.address()
  const taken = address !== null && typeof address === 'object' ? address.port : 0
  const output = await start({ PORT: String(port), STORYBOOK_PORT: String(taken) }, 'npm start')
  expect(output).toContain(
    `Storybook is not served: port ${taken} is in use. Choose another port: STORYBOOK_PORT=6007 npm start`,
  )
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  await new Promise((resolve) => other.close(resolve))
})

it('STORYBOOK_PORT=off serves the site alone', async () => {
  const port = await freePort()
  const output = await start({ PORT: String(port), STORYBOOK_PORT: 'off' }, `http://localhost:${port}/`)
  expect(output).not.toContain('Storybook')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
})

/** An address of this machine that isn't `localhost`: in a network, or else another one of the loopback interface. */
const otherAddress =
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2'

it('STORYBOOK_HOST=0.0.0.0 serves Storybook at the other addresses of the machine, too', async () => {
  const storybookPort = await freePort()
  const env = { PORT: String(await freePort()), STORYBOOK_PORT: String(storybookPort) }
  await start({ ...env, STORYBOOK_HOST: '0.0.0.0' }, 'Storybook is served at')
  const response = await fetch(`http://${otherAddress}:${storybookPort}/`)
  expect(await response.text()).toContain('sb-manager')
  await stop()
  await start(env, 'Storybook is served at')
  await expect(fetch(`http://${otherAddress}:${storybookPort}/`)).rejects.toThrow('fetch failed')
})

it('a STORYBOOK_HOST that isn’t an address of this machine doesn’t stop the site', async () => {
  const port = await freePort()
  const storybookPort = await freePort()
  const output = await start(
    { PORT: String(port), STORYBOOK_PORT: String(storybookPort), STORYBOOK_HOST: '203.0.113.1' },
    'Storybook is not served',
  )
  expect(output).toContain('203.0.113.1 is not an address of this machine.')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
})

it('Storybook in development shows the source of a component as text', async () => {
  const port = await freePort()
  const server = await createDevServer({ configFile: false, plugins: [downloadFiles()], server: { port } })
  try {
    await server.listen()
    const response = await fetch(`http://localhost:${port}/downloads/source/Button.tsx.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(readFileSync(join(root, 'src/design-system/Button.tsx'), 'utf8'))
  } finally {
    await server.close()
  }
})
