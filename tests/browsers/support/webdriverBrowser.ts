import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import type { Engine } from '../../../scripts/engines.mjs'
import type { Browser, Size, Tab } from './tab.ts'

/** Larger than all window sizes of the suite. */
const screen = '1400x1000x24'

/** How long the start of display, driver and browser may take in total, in ms. */
const startLimit = 45_000

/** Settings with which WebKit needs less processor time. */
const lighterWebKit = {
  // A machine without a graphics card imitates what this renderer needs.
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  // Pages are open for a few seconds, in which optimized code doesn't pay for its compilation.
  JSC_useDFGJIT: '0',
}

/** The code points of named keys. Source: WebDriver, section 17.4.2. */
const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
} as const

/** Drives WebKitGTK's MiniBrowser with WebDriver on a virtual display. */
export async function launchWithWebDriver({ executable }: Engine): Promise<Browser> {
  const signal = AbortSignal.timeout(startLimit)
  const display = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  if (!display.output) throw new Error('Xvfb has no output for its display number.')
  const [number]: unknown[] = await once(display.output, 'data', { signal })
  // Below the ports that the system gives to others; the number belongs to this display alone.
  const port = 20_000 + Number(number)
  const driver = startProgram('WebKitWebDriver', ['-p', String(port)], {
    env: { ...process.env, ...lighterWebKit, DISPLAY: `:${Number(number)}` },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await waitForResponse(`${url}/status`, signal)
  const session = await startSession(url, executable, signal)
  return {
    open: async () => openTab(session),
    close: async () => {
      await send('DELETE', session)
      driver.end()
      display.end()
    },
  }
}

/** Starts a program in its own process group, because the driver does not end its browser. */
function startProgram(name: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(name, args, { ...options, detached: true })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid)
    } catch {
      // The group has already exited.
    }
  }
  // Also if the worker is stopped during the start.
  process.once('exit', end)
  return { output: child.stdio[3], end }
}

/** Polls a server until it responds. */
async function waitForResponse(url: string, signal: AbortSignal) {
  for await (const _ of setInterval(50, undefined, { signal })) {
    const response = await fetch(url, { signal }).catch(() => undefined)
    if (response?.ok) return
  }
}

/** Sends a WebDriver command. */
async function send(
  method: 'POST' | 'DELETE',
  url: string,
  body?: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
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

/** Starts the browser and returns the URL of its session. */
async function startSession(url: string, binary: string, signal: AbortSignal): Promise<string> {
  // Only a full-screen window can later be resized to the width of a phone.
  const options = { binary, args: ['--automation', '--full-screen'] }
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': options,
      // The `load` event sometimes waits for a held import.
      timeouts: { pageLoad: 4000 },
    },
  }
  const { sessionId } = (await send('POST', `${url}/session`, { capabilities }, signal)) as {
    sessionId: string
  }
  return `${url}/session/${sessionId}`
}

function openTab(session: string): Tab {
  const post = (command: string, body: object = {}) => send('POST', `${session}/${command}`, body)

  const evaluate: Tab['evaluate'] = async (script, argument) => {
    const result = await post('execute/async', {
      script: `
        const [argument, resolve] = arguments
        Promise.resolve(argument)
          .then(${script.toString()})
          .then((value) => resolve({ value }), (error) => resolve({ error: String(error) }))`,
      args: [argument ?? null],
    })
    const { value, error } = result as { value: never; error?: string }
    if (error !== undefined) throw new Error(error)
    return value
  }
  const act = (type: 'key' | 'pointer', actions: readonly Action[]) =>
    post('actions', { actions: [{ type, id: type, actions }] })
  const stroke = (value: string): Action[] => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]

  return {
    goto: async (address) => {
      await post('url', { url: address }).catch(ignoreTimeout)
    },
    back: async () => {
      await post('back')
    },
    evaluate,
    clickAt: async ({ x, y }) => {
      await act('pointer', [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    press: async (key) => {
      await act('key', stroke(keyCodes[key]))
    },
    type: async (text) => {
      await act('key', [...text].flatMap(stroke))
    },
    resize: async (size) => {
      await post('window/rect', { ...size })
      await evaluate(windowHasSize, size)
    },
    close: async () => {
      await post('url', { url: 'about:blank' })
    },
  }
}

/** Runs in the page, and resolves once the window has the size; the display server resizes it after the response. */
async function windowHasSize({ width, height }: Size) {
  const hasSize = () => innerWidth === width && innerHeight === height
  while (!hasSize()) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
