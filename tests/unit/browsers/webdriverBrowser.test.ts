import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { launchWithWebDriver } from '../../browsers/support/webdriverBrowser.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'programs-'))
  vi.stubEnv('PATH', folder)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** Adds a shell script to PATH that writes its process id to a file. */
async function install(name: string, script: string) {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\necho $$ > "$0.pid"\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

/** Whether an installed program has been started and is still running. */
async function stateOf(name: string): Promise<'not started' | 'running' | 'ended'> {
  const text = await readFile(join(folder, `${name}.pid`), 'utf8').catch(() => undefined)
  if (text === undefined) return 'not started'
  if (text.trim() === 'ended') return 'ended'
  try {
    process.kill(Number(text), 0)
    return 'running'
  } catch {
    return 'ended'
  }
}

const states = () => Promise.all(['Xvfb', 'WebKitWebDriver', 'MiniBrowser'].map(stateOf))

/** On a busy machine, a program takes seconds to start. */
const startTimeout = { timeout: 10_000 }

const keepsRunning = 'exec /bin/sleep 60'
const display = `echo 77 >&3; ${keepsRunning}`

/** A driver that reports that it is ready, and handles the request for a session with this code. */
const driver = (handleSession: string) => `exec '${process.execPath}' -e '
  require("node:http").createServer((request, response) => {
    if (request.url === "/status") return response.end("{}")
    ${handleSession}
  }).listen(process.argv[1], "127.0.0.1")' -- "$2"`

const startsBrowser = `
  let body = ""
  request.on("data", (chunk) => { body += chunk })
  request.on("end", () => {
    const { binary } = JSON.parse(body).capabilities.alwaysMatch["webkitgtk:browserOptions"]
    require("node:child_process").spawn(binary)
  })`

const launch = (limit?: AbortSignal) =>
  launchWithWebDriver({ executable: join(folder, 'MiniBrowser') }, limit)

/** Launches, and aborts as soon as this program is running, although the launch still waits for it. */
async function launchUntilRunning(name: string) {
  const limit = new AbortController()
  const result = launch(limit.signal).then(() => 'started', String)
  try {
    await expect.poll(() => stateOf(name), startTimeout).toBe('running')
  } finally {
    limit.abort(new Error('The time is up.'))
  }
  expect(await result).toBe('Error: The time is up.')
}

// The suite drives WebKitGTK, which exists for Linux only.
describe.skipIf(process.platform === 'win32')('a failed start of WebKit', { timeout: 30_000 }, () => {
  it('reports a missing display server', async () => {
    await expect(launch()).rejects.toThrow('Xvfb could not be started.')
  })

  it('reports a display server that exits', async () => {
    await install('Xvfb', 'exit 1')
    await expect(launch()).rejects.toThrow('Xvfb exited with code 1.')
    expect(await states()).toEqual(['ended', 'not started', 'not started'])
  })

  it('stops the display server if the driver is missing', async () => {
    await install('Xvfb', display)
    await expect(launch()).rejects.toThrow('WebKitWebDriver could not be started.')
    expect(await states()).toEqual(['ended', 'not started', 'not started'])
  })

  it('stops the display server if the driver exits', async () => {
    await install('Xvfb', display)
    await install('WebKitWebDriver', 'exit 3')
    await expect(launch()).rejects.toThrow('WebKitWebDriver exited with code 3.')
    expect(await states()).toEqual(['ended', 'ended', 'not started'])
  })

  it('stops display server and driver if the driver rejects the session', async () => {
    await install('Xvfb', display)
    await install(
      'WebKitWebDriver',
      driver(`response.writeHead(500).end(JSON.stringify({ value: { error: "session not created" } }))`),
    )
    await expect(launch()).rejects.toThrow('session not created')
    expect(await states()).toEqual(['ended', 'ended', 'not started'])
  })

  it('stops display server and driver if the driver never listens', async () => {
    await install('Xvfb', display)
    await install('WebKitWebDriver', keepsRunning)
    await launchUntilRunning('WebKitWebDriver')
    expect(await states()).toEqual(['ended', 'ended', 'not started'])
  })

  it('stops all three programs if the browser never joins its session', async () => {
    await install('Xvfb', display)
    await install('WebKitWebDriver', driver(startsBrowser))
    // The driver doesn't wait for its end, so it records the end itself.
    await install('MiniBrowser', `trap 'echo ended > "$0.pid"; exit' TERM; /bin/sleep 60 & wait`)
    await launchUntilRunning('MiniBrowser')
    await expect.poll(states, startTimeout).toEqual(['ended', 'ended', 'ended'])
  })
})
