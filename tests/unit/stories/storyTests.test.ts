import { describe, expect, it } from 'vitest'
import { storyTests } from '../../../stories/evidence/storyTests'

const file = `
import { closeOnBackPlay } from '../support/closeOnBackPlay'
const meta = { component: Note }
const unused = 1
const opener = () => screen.getByRole('button')
export const Default = { play: async ({ step }) => {
  await step('It opens', () => click(opener()))
  for (const key of keys) await step(\`\${key} closes it\`, () => press(key))
} }
export const Closed = { play: async (context) => { await context.step('It closes', close) } }
export const Open = { args: { isOpen: true } }
export const KeyboardAlone = { ...Default, ...keyboardTable([{ where: 'On it', reach: opener }]) }
export const OpenAgain = { ...Default }
const wide = ['wide']
export const Mirrored = { ...Default, globals: { widths: wide }, beforeEach: rightToLeft }
export const ClosesOnBack = { play: closeOnBackPlay('Open') }
`

const tests = storyTests('stories/design-system/Note.stories.tsx', file)
const testOf = (name: string) => tests.find(({ story }) => story === name)

describe('what the test of a story checks', () => {
  it('has the names of its steps, in order', () => {
    expect(testOf('Default')?.steps).toEqual(['It opens', '… closes it'])
    expect(testOf('Closed')?.steps).toEqual(['It closes'])
  })

  it('has the play function, after the declarations that it uses', () => {
    const code = testOf('Default')?.code ?? ''
    expect(code).toMatch(/^const opener = [^\n]+\n\nplay: async \(\{ step \}\) => \{/)
    expect(code).not.toContain('unused')
  })

  it('is nothing for a story without interactions, and that of the story that it repeats', () => {
    expect(testOf('Open')).toBeUndefined()
    expect(testOf('OpenAgain')?.code).toBe(testOf('Default')?.code)
  })

  it('has the keyboard table of a story that is made from one', () => {
    const code = testOf('KeyboardAlone')?.code ?? ''
    expect(code).toMatch(/^const opener = [^\n]+\n\n\.\.\.keyboardTable\(\[/)
    expect(code).not.toContain('It opens')
  })

  it('has the settings of the story before its play function', () => {
    expect(testOf('Mirrored')?.code).toMatch(
      /\n\nconst wide = \['wide'\]\n\nglobals: \{ widths: wide \}\nbeforeEach: rightToLeft\nplay: async/,
    )
  })

  it('has a play function of another file', () => {
    const { code = '', steps = [] } = testOf('ClosesOnBack') ?? {}
    expect(code).toMatch(
      /const expectClosed = [^]+function closeOnBackPlay[^]+\nplay: closeOnBackPlay\('Open'\)$/,
    )
    expect(steps).toContain('Closed by …, it leaves no history entry')
  })

  it('names the files of its helpers, and of those that they import', () => {
    const { helpers = [] } = testOf('ClosesOnBack') ?? {}
    expect(helpers).toContain('stories/support/closeOnBackPlay.ts')
    expect(helpers.length).toBeGreaterThan(1)
  })
})
