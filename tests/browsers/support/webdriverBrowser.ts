import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from '../../../scripts/engines.mjs'
import { freePort } from '../../support/freePort.ts'
import { keyParts, type Browser, type Size, type Tab } from './tab.ts'

/** Larger than every window of the suite. */
const screen = '1400x1000x24'

/** The code points of keys without a character. Source: WebDriver, section 17.4.2. */
const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

/**
 * Drives WebKitGTK's MiniBrowser by WebDriver on a virtual display. All tabs are one window, because starting the
 * browser takes longer than most tests; what tells them apart is the origin that each test has.
 */
export async function launchWithWebDriver({ executable }: Engine): Promise<Browser> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await firstLine(display)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/status`)
  const session = await startSession(url, executable)
  return {
    open: async () => openTab(session),
    close: async () => {
      await send('DELETE', session)
      await end(driver)
      await end(display)
    },
  }
}

/** What Xvfb writes to its third file: the number of the display that it has chosen. */
async function firstLine(display: ChildProcess): Promise<string> {
  const output = display.stdio[3]
  if (!output) throw new Error('Xvfb has no output for the number of its display.')
  const [chunk]: unknown[] = await once(output, 'data')
  return String(chunk).trim()
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

async function untilAnswers(url: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(50)
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** Sends a command of WebDriver. */
async function send(method: 'POST' | 'GET' | 'DELETE', url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value }: { value?: unknown } = (await response.json()) as object
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`)
  return value
}

function ignoreTimeout(error: unknown) {
  if (!String(error).includes('"error":"timeout"')) throw error
}

interface Action {
  readonly type: string
  readonly [property: string]: unknown
}

/** Starts the browser and gives the URL of its session. */
async function startSession(url: string, binary: string): Promise<string> {
  // Only a window that fills the screen can be made as narrow as a phone afterwards.
  const options = { binary, args: ['--automation', '--full-screen'] }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
      // An import that a test holds back counts as a part of the document, now and then.
      timeouts: { pageLoad: 4000 },
    },
  }
  const { sessionId } = (await send('POST', `${url}/session`, { capabilities })) as { sessionId: string }
  return `${url}/session/${sessionId}`
}

function openTab(session: string): Tab {
  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)

  const evaluate: Tab['evaluate'] = async (script, argument) => {
    const answer = await post('execute/async', {
      script: `
        const [argument, answer] = arguments
        Promise.resolve(argument)
          .then(${script.toString()})
          .then((value) => answer({ value }), (error) => answer({ error: String(error) }))`,
      args: [argument ?? null],
    })
    const { value, error } = answer as { value: never; error?: string }
    if (error !== undefined) throw new Error(error)
    return value
  }
  const pressAll = (values: readonly string[]) => {
    const actions = values.flatMap((value): Action[] => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  return {
    goto: async (address) => {
      await post('url', { url: address }).catch(ignoreTimeout)
    },
    back: async () => {
      await post('back')
    },
    reload: async () => {
      await post('refresh')
    },
    evaluate,
    clickAt: async ({ x, y }) => {
      const actions: Action[] = [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const parameters = { pointerType: 'mouse' }
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] })
    },
    press: async (key) => {
      const { name, isShifted } = keyParts(key)
      const value = keyCodes[name]
      const stroke: Action[] = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      const actions: Action[] = isShifted
        ? [{ type: 'keyDown', value: keyCodes.Shift }, ...stroke, { type: 'keyUp', value: keyCodes.Shift }]
        : stroke
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    type: async (text) => {
      await pressAll([...text].map((character) => (character === '\n' ? keyCodes.Enter : character)))
    },
    resize: async (size) => {
      await post('window/rect', { ...size })
      await evaluate(windowHasSize, size)
    },
    screenshot: async () => Buffer.from(String(await send('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await post('url', { url: 'about:blank' })
    },
  }
}

/** Resolves in the page once the window has the size: the display server resizes it later than the answer. */
async function windowHasSize({ width, height }: Size) {
  const hasSize = () => innerWidth === width && innerHeight === height
  while (!hasSize()) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
