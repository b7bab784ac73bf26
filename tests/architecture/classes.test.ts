import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem } from '@tailwindcss/node'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const css = readFileSync(join(root, 'src/styles.css'), 'utf8')
const tailwind = await __unstable__loadDesignSystem(css, { base: join(root, 'src') })

/** What styles nothing by itself: a name for another class to refer to, or a hook of Swiper's. */
const isMarker = (name: string) => /^(?:group|peer|swiper)(?:[/-]|$)/.test(name)

/** The classes, of those given, that the theme makes no rule for. */
function withoutRule(names: readonly string[]): readonly string[] {
  const rules = tailwind.candidatesToCss([...names])
  return names.filter((name, index) => rules[index] === null && !isMarker(name))
}

/** A text is a list of classes where two of its words, or its only one in a `className`, are classes. */
function isClassList(names: readonly string[], isClassName: boolean): boolean {
  const known = names.length - withoutRule(names).length
  return isClassName || known >= 2
}

/** Every list of classes in a file: what stands in a `className`, and tables of classes. */
function classListsIn(file: string): readonly string[][] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const lists: string[][] = []
  const visit = (node: ts.Node, isClassName: boolean) => {
    const isWithin =
      isClassName ||
      (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer !== undefined)
    if (ts.isStringLiteralLike(node) && !ts.isBinaryExpression(node.parent)) {
      const names = node.text.split(/\s+/).filter(Boolean)
      if (names.length > 0 && isClassList(names, isWithin && !ts.isElementAccessExpression(node.parent))) {
        lists.push(names)
      }
    }
    node.forEachChild((child) => visit(child, isWithin))
  }
  visit(source, false)
  return lists
}

const files = ['design-system', 'sections', 'pages', 'app'].flatMap((folder) =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .map((file) => join(root, 'src', folder, file)),
)

describe('classes', () => {
  it('are read from the files', () => {
    expect(files.flatMap(classListsIn).length).toBeGreaterThan(400)
  })

  it('each have a rule, since the theme makes none for a step that it does not list', () => {
    const unknown = files.flatMap((file) =>
      withoutRule(classListsIn(file).flat()).map((name) => `${file.slice(root.length + 1)}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})
