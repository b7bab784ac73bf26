import { exec } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parsePort, parseStorybookPort } from '../../../scripts/portSetting.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs an npm script with this port and waits for it to exit. */
function run(script: string, port: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, PORT: port }, timeout: 15_000 }
    const child = exec(`npm run --silent --loglevel silent ${script}`, options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    })
  })
}

describe('an invalid port', () => {
  it.each(['preview', 'start', 'dev'])(
    'makes npm run %s exit with one sentence',
    async (script) => {
      expect(await run(script, 'abc')).toEqual({
        code: 1,
        output: 'PORT is "abc"; it must be a whole number from 1 to 65535.\n',
      })
    },
    20_000,
  )

  it.each(['abc', '0', '-1', '65536', '80.5', 'NaN', '1e9'])('is rejected: %s', (text) => {
    expect(() => parsePort(text)).toThrow(`PORT is "${text}"; it must be a whole number from 1 to 65535.`)
  })
})

describe('a valid PORT', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
  ])('%j is %i', (text, port) => {
    expect(parsePort(text)).toBe(port)
  })
})

describe('STORYBOOK_PORT', () => {
  it.each([
    [undefined, 6006],
    ['', 6006],
    ['6007', 6007],
    ['off', undefined],
  ])('%j is %s', (text, port) => {
    expect(parseStorybookPort(text)).toBe(port)
  })

  it.each(['abc', '0', '65536', 'OFF'])('is rejected: %s', (text) => {
    expect(() => parseStorybookPort(text)).toThrow(
      `STORYBOOK_PORT is "${text}"; it must be a whole number from 1 to 65535, or "off".`,
    )
  })
})
