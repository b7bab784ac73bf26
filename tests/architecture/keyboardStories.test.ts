import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const stories = join(root, 'stories')

/** A play function, or a step of one, whose name contains "keyboard". */
interface KeyboardClaim {
  readonly name: string
  readonly code: string
}

/** Calls that operate a page without keys. In tests, `userEvent.keyboard` and `tab` send real key events. */
const otherMeans =
  /\bfireEvent\b|\bdispatchEvent\b|\.(?:click|focus|blur)\(|\buserEvent\.(?!keyboard\(|tab\()\w+|\.(?:value|checked) = /g

/** Calls that press keys, as a keyboard table does, or run the play function of another story, which is checked separately. */
const keys = /\buserEvent\.(?:keyboard|tab)\(|\btabTo\(|\bkeyboardTable<|\.play\?\.\(/

/** The claims of a story file: stories and steps with "keyboard" in their names. */
function claimsIn(fileName: string, code: string): KeyboardClaim[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodes = nodesIn(source)
  const functions = nodes.flatMap((node) => {
    const isFunction =
      ts.isFunctionDeclaration(node) ||
      (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    return isFunction && node.name ? [{ name: node.name.getText(), node }] : []
  })
  /**
   * The code of a node and of the functions in its file that it refers to, so that no helper can hide a click. A helper
   * whose name ends with "ByClick" may click to reach a place that no key reaches, if the place says so.
   */
  const codeOf = (node: ts.Node) => {
    const included = new Set([node])
    for (const one of included) {
      for (const { name, node: used } of functions) {
        if (name.endsWith('ByClick') && /where: '[^']*after a click/.test(node.getText())) continue
        if (new RegExp(`(?<![.\\w])${name}\\b`).test(one.getText())) included.add(used)
      }
    }
    return [...included].map((one) => one.getText()).join('\n')
  }
  return nodes.flatMap((node) => {
    if (ts.isVariableDeclaration(node) && /keyboard/i.test(node.name.getText())) {
      return [{ name: `${fileName}: ${node.name.getText()}`, code: codeOf(node) }]
    }
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'step') return []
    const [title, play] = node.arguments
    if (!title || !play || !/keyboard/i.test(title.getText())) return []
    return [{ name: `${fileName}: ${title.getText()}`, code: codeOf(play) }]
  })
}

/** A node and all its descendants. */
function nodesIn(node: ts.Node): ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    below.push(...nodesIn(child))
  })
  return [node, ...below]
}

const claims = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => claimsIn(file.replaceAll('\\', '/'), readFileSync(join(stories, file), 'utf8')))

describe('a story or step with "keyboard" in its name', () => {
  it.each(claims)('$name only presses keys', ({ code }) => {
    expect(code).toMatch(keys)
    expect(code.match(otherMeans) ?? []).toEqual([])
  })

  it.each([
    ['a click', `await userEvent.click(button)`],
    ['a call of focus()', `button.focus(); await userEvent.keyboard('{Enter}')`],
    ['typing, which clicks first', `await userEvent.type(field, 'ten')`],
    ['a simulated event', `await fireEvent.keyDown(button, { key: 'Enter' })`],
  ])('is detected as a violation with %s', (_, code) => {
    const [claim] = claimsIn(
      'Sample',
      `export const KeyboardAlone: Story = { play: async () => { ${code} } }`,
    )
    expect(claim?.code.match(otherMeans)).not.toBeNull()
  })

  it('may reach a place by a click, if the place says so', () => {
    const claimOf = (where: string) =>
      claimsIn(
        'Sample',
        `const openByClick = () => userEvent.click(button)
        export const KeyboardAlone: Story = { ...keyboardTable<Story>([{ where: '${where}', reach: openByClick }]) }`,
      )[0]
    expect(claimOf('On the menu, after a click')?.code.match(otherMeans)).toBeNull()
    expect(claimOf('On the menu')?.code.match(otherMeans)).not.toBeNull()
  })

  it.each([
    ['that it calls', 'play: () => open()'],
    ['that it passes on', '...keyboardTable<Story>([{ where: "On it", reach: open, rows: [] }])'],
    ['of a helper', 'play: () => openTwice()'],
  ])('is detected as a violation with a click in a helper %s', (_, story) => {
    const [claim] = claimsIn(
      'Sample',
      `const open = () => userEvent.click(button)
      const openTwice = () => open().then(open)
      export const KeyboardAlone: Story = { ${story} }`,
    )
    expect(claim?.code.match(otherMeans)).not.toBeNull()
  })
})

describe('every story file', () => {
  it('takes userEvent from its context, which presses real keys in tests', () => {
    const files = readdirSync(stories, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        /import \{[^}]*\buserEvent\b[^}]*\} from 'storybook\/test'/.test(
          readFileSync(join(stories, file), 'utf8'),
        ),
      )
    expect(files).toEqual([])
  })
})
