import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../scripts/chromium.mjs'

const run = (script: string) => failureOf(process.execPath, ['-e', script])

describe('the reason for a failed command', () => {
  it('is undefined if the command succeeded, whatever its output', () => {
    expect(run('console.error("E: a warning")')).toBeUndefined()
  })

  it('is the first error in the output', () => {
    const script = `
      console.log("Reading lists")
      console.error("E: Unable to locate package none")
      console.error("E: Nothing is installed")
      process.exit(100)`
    expect(run(script)).toBe('Unable to locate package none')
  })

  it('is the last line if no line is marked as an error', () => {
    expect(run('console.log("Started"); console.log("The disk is full"); process.exit(1)')).toBe(
      'The disk is full',
    )
  })

  it('is the exit code if there is no output', () => {
    expect(run('process.exit(3)')).toBe('it ended with code 3')
  })

  it('is the system’s error if the program does not exist', () => {
    expect(failureOf('no-such-program', [])).toContain('ENOENT')
  })
})
