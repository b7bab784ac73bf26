import { exec } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { portFrom } from '../../../scripts/portSetting.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs an npm script with this port; it is expected to end by itself. */
function run(script: string, port: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, PORT: port }, timeout: 15_000 }
    const child = exec(`npm run --silent --loglevel silent ${script}`, options, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr })
    })
  })
}

describe('a port that is no port', () => {
  it.each(['preview', 'start', 'dev'])(
    'npm run %s says so in one sentence and ends',
    async (script) => {
      expect(await run(script, 'abc')).toEqual({
        code: 1,
        output: 'PORT is "abc"; it must be a whole number from 1 to 65535.\n',
      })
    },
    20_000,
  )

  it.each(['abc', '0', '-1', '65536', '80.5', 'NaN', '1e9'])('%s is refused', (text) => {
    expect(() => portFrom(text)).toThrow(`PORT is "${text}"; it must be a whole number from 1 to 65535.`)
  })
})

describe('the port', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65_535],
  ])('%j is %i', (text, port) => {
    expect(portFrom(text)).toBe(port)
  })
})
