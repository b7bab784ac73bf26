import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
