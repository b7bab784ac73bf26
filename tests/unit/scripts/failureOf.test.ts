import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../scripts/chromium.mjs'

const run = (script: string) => failureOf(process.execPath, ['-e', script])

describe('why a command failed', () => {
  it('is nothing where it succeeded, whatever it said', () => {
    expect(run('console.error("E: a warning")')).toBeUndefined()
  })

  it('is the first error that it reported, in one line', () => {
    const script = `
      console.log("Reading lists")
      console.error("E: Unable to locate package none")
      console.error("E: Nothing is installed")
      process.exit(100)`
    expect(run(script)).toBe('Unable to locate package none')
  })

  it('is its last line where no line is marked as an error', () => {
    expect(run('console.log("Started"); console.log("The disk is full"); process.exit(1)')).toBe(
      'The disk is full',
    )
  })

  it('is how it ended where it said nothing', () => {
    expect(run('process.exit(3)')).toBe('it ended with code 3')
  })

  it('is the system’s answer where there is no such program', () => {
    expect(failureOf('no-such-program', [])).toContain('ENOENT')
  })
})
