import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import type { Engine } from '../../../scripts/engines.mjs'
import { freePort } from '../../support/freePort.ts'
import { keyParts, type Browser, type Size, type Tab } from './tab.ts'

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
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
} as const

/**
 * Drives WebKitGTK's MiniBrowser with WebDriver on a virtual display. If the start fails, it stops all programs that it
 * has started.
 */
export async function launchWithWebDriver(
  { executable }: Pick<Engine, 'executable'>,
  limit = AbortSignal.timeout(startLimit),
): Promise<Browser> {
  const programs: Program[] = []
  /** Aborted on timeout, or when one of the programs exits. */
  let signal = limit
  const start = (...command: Parameters<typeof startProgram>) => {
    const program = startProgram(...command)
    programs.push(program)
    signal = AbortSignal.any([signal, program.ended])
    return program
  }
  const endAll = async () => {
    for (const program of programs.toReversed()) await program.end()
  }
  try {
    const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const number = await firstLine(display, signal)
    const port = await freePort()
    start('WebKitWebDriver', ['-p', String(port)], {
      env: { ...process.env, ...lighterWebKit, DISPLAY: `:${number}` },
      stdio: 'ignore',
    })
    const url = `http://127.0.0.1:${port}`
    await waitForResponse(`${url}/status`, signal)
    const session = await startSession(url, executable, signal)
    return {
      open: async () => openTab(session),
      close: async () => {
        await send('DELETE', session).finally(endAll)
      },
    }
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error
    await endAll()
    throw reason
  }
}

/** A running program. */
interface Program {
  /** Aborted when the program has exited or could not be started, with the reason. */
  readonly ended: AbortSignal
  /** The output on file descriptor 3. */
  readonly output: NodeJS.ReadableStream | undefined
  /** Ends the program and its child processes. */
  readonly end: () => Promise<void>
}

function startProgram(name: string, args: readonly string[], options: SpawnOptions): Program {
  // In its own process group, because the driver does not end its browser.
  const child = spawn(name, args, { ...options, detached: true })
  const controller = new AbortController()
  const { signal: ended } = controller
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid)
    } catch {
      // The group has already exited.
    }
  }
  // If the worker is stopped during the start, no `catch` runs.
  process.once('exit', endGroup)
  child.once('error', (cause) => controller.abort(new Error(`${name} could not be started.`, { cause })))
  child.once('exit', (code, signal) => {
    process.off('exit', endGroup)
    endGroup()
    controller.abort(new Error(`${name} exited with ${signal ?? `code ${code}`}.`))
  })
  return {
    ended,
    output: child.stdio[3] && 'read' in child.stdio[3] ? child.stdio[3] : undefined,
    end: async () => {
      if (ended.aborted) return
      const exit = once(ended, 'abort')
      endGroup()
      await exit
    },
  }
}

/** The display number, which Xvfb writes to file descriptor 3. */
async function firstLine({ output }: Program, signal: AbortSignal): Promise<string> {
  if (!output) throw new Error('Xvfb has no output for its display number.')
  const [chunk]: unknown[] = await once(output, 'data', { signal })
  return String(chunk).trim()
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
  method: 'POST' | 'GET' | 'DELETE',
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

/** Runs in the page, and resolves once the window has the size; the display server resizes it after the response. */
async function windowHasSize({ width, height }: Size) {
  const hasSize = () => innerWidth === width && innerHeight === height
  while (!hasSize()) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
