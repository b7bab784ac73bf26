import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { __unstable__loadDesignSystem } from '@tailwindcss/node'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { palette } from '../../tailwind.config'

const root = join(import.meta.dirname, '../..')

const css = readFileSync(join(root, 'src/styles.css'), 'utf8')
const tailwind = await __unstable__loadDesignSystem(css, { base: join(root, 'src') })

/** Whether the theme generates a rule for a class. */
const hasRule = new Map<string, boolean>()

/** Classes without styles of their own: markers that other classes refer to, and Swiper's. */
const isMarker = (name: string) => /^(?:group|peer)(?:\/\w+)?$|^swiper(?:-|$)/.test(name)

/** The classes for which the theme generates no rule. */
function withoutRule(names: readonly string[]): readonly string[] {
  const added = [...new Set(names)].filter((name) => !hasRule.has(name))
  const rules = tailwind.candidatesToCss(added)
  for (const [index, name] of added.entries()) hasRule.set(name, rules[index] !== null || isMarker(name))
  return names.filter((name) => hasRule.get(name) === false)
}

/**
 * Whether a text is a list of classes: any text in a `className`, one with at least two known classes, or one with a known
 * class that has a variant.
 */
function isClassList(names: readonly string[], isClassName: boolean): boolean {
  const unknown = new Set(withoutRule(names))
  const known = names.filter((name) => !unknown.has(name))
  return isClassName || known.length >= 2 || known.some((name) => name.includes(':'))
}

/** The words of a text, except those that contain a `${…}`. */
function wordsOf(node: ts.Node): readonly string[] | undefined {
  if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/).filter(Boolean)
  if (!ts.isTemplateHead(node) && !ts.isTemplateMiddle(node) && !ts.isTemplateTail(node)) return undefined
  const words = node.text.split(/\s+/)
  const first = ts.isTemplateHead(node) ? 0 : 1
  const last = ts.isTemplateTail(node) ? words.length : words.length - 1
  return words.slice(first, last).filter(Boolean)
}

/** Whether a text is compared or added rather than assigned. */
function isOperand({ parent }: ts.Node): boolean {
  return parent && ts.isBinaryExpression(parent) && parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken
}

/** All lists of classes in a file: in `className` attributes and in tables of classes. */
function classListsIn(file: string): readonly (readonly string[])[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const lists: (readonly string[])[] = []
  const visit = (node: ts.Node, isClassName: boolean) => {
    const isWithin =
      isClassName ||
      (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer !== undefined)
    const names = isOperand(node) ? undefined : wordsOf(node)
    if (names?.length && isClassList(names, isWithin && !ts.isElementAccessExpression(node.parent))) {
      lists.push(names)
    }
    node.forEachChild((child) => visit(child, isWithin))
  }
  visit(source, false)
  return lists
}

const files = ['design-system', 'sections', 'forms', 'pages', 'app'].flatMap((folder) =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
    .map((file) => `src/${folder}/${file}`),
)
const classes = files.flatMap((file) =>
  classListsIn(file).flatMap((names) => names.map((name) => ({ file, name }))),
)

describe('classes', () => {
  it('each have a rule in the theme', () => {
    expect(classes.length).toBeGreaterThan(1000)
    expect(classes.filter(({ name }) => withoutRule([name]).length > 0)).toEqual([])
  })

  it('order the layers of the page by name: a bare number only orders the parts of one component', () => {
    expect(classes.filter(({ name }) => /(?:^|:)-?z-(?:\d{2,}|\[)/.test(name))).toEqual([])
  })

  it('name colours by role: colours of the palette have no classes', () => {
    const raw = Object.keys(palette).flatMap((name) =>
      ['text', 'bg', 'border', 'fill', 'stroke'].map((property) => `${property}-${name}`),
    )
    expect(withoutRule(raw)).toEqual(raw)
  })
})

it.each(['pages', 'sections', 'app'])('classes in src/%s have no arbitrary values or variants', (folder) => {
  const own = classes.filter(({ file }) => file.startsWith(`src/${folder}/`))
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(({ name }) => /[[(]/.test(name))).toEqual([])
})
