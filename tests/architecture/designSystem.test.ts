import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { componentManifest } from '../../stories/evidence/componentManifest'
import type { Guidance } from '../../stories/support/guidance'
import { screenReaderStates } from '../../stories/support/screenReaderStates'

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'

/** Every file in src and stories, as its path below the project's root, with slashes on every system. */
const files = ['src', 'stories'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${top}/${file.replaceAll('\\', '/')}`,
  ),
)

interface Component {
  readonly name: string
  /** Path of its file below the project's root. */
  readonly file: string
  /** All props that the compiler accepts, including native ones, for each member of a union of props. */
  readonly shapes: readonly (readonly string[])[]
  /** The props declared by the design system. */
  readonly ownProps: readonly OwnProp[]
}

interface OwnProp {
  readonly name: string
  readonly isOptional: boolean
  /** Its JSDoc description without tags. */
  readonly description: string
  readonly hasDefault: boolean
}

/** The exports of index.ts, read with the compiler API, because a text search would miss native attributes. */
function readDesignSystem(): { components: Component[]; types: string[] } {
  const index = join(root, folder, 'index.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram([index], options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${index} exports nothing`)

  const components: Component[] = []
  const types: string[] = []
  for (const { name, ...exported } of checker.getExportsOfModule(module).map(resolved)) {
    const { symbol, declaration } = exported
    if (!(symbol.flags & ts.SymbolFlags.Value)) {
      types.push(name)
      continue
    }
    const [call] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
    // Skips exports that are not components, such as lists and functions.
    if (!call || !/^[A-Z]/.test(name)) continue
    const parameter = call.getParameters()[0]
    const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration)
    const shapes = type?.isUnion() ? type.types : type ? [type] : []
    components.push({
      name,
      file: declaration.getSourceFile().fileName.slice(root.length + 1),
      shapes: shapes.map((shape) => checker.getPropertiesOfType(shape).map((prop) => prop.name)),
      ownProps: shapes.flatMap((shape) => checker.getPropertiesOfType(shape).filter(isOwn).map(described)),
    })
  }
  return { components, types }

  function isOwn(prop: ts.Symbol) {
    // Every HTML element accepts the ground, because internal/Ground.ts extends React's types.
    if (prop.name === 'data-ground') return false
    return Boolean(
      prop.declarations?.some((declaration) =>
        declaration.getSourceFile().fileName.startsWith(join(root, folder).replaceAll('\\', '/')),
      ),
    )
  }

  function described(prop: ts.Symbol): OwnProp {
    return {
      name: prop.name,
      isOptional: Boolean(prop.flags & ts.SymbolFlags.Optional),
      description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
      hasDefault: prop.getJsDocTags(checker).some((tag) => tag.name === 'default' && tag.text),
    }
  }

  function resolved(exported: ts.Symbol) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    if (!declaration) throw new Error(`${index} exports ${exported.name}, which has no declaration`)
    return { name: exported.name, symbol, declaration }
  }
}

const { components, types } = readDesignSystem()
const names = components.map(({ name }) => name)

/** Components that render no element. */
const withoutElement = new Set(['LabelsProvider'])

describe('every component of the design system', () => {
  it.each(components)('$name has its own file, named after it', ({ name, file }) => {
    expect(file).toBe(`${folder}/${name}.tsx`)
  })

  it.each(names)('%s has its props exported beside it', (name) => {
    expect(types).toContain(`${name}Props`)
  })

  it.each(names)('%s has a story file', (name) => {
    expect(existsSync(join(root, `stories/design-system/${name}.stories.tsx`))).toBe(true)
  })

  it.each(components)('$name accepts neither className nor style', ({ shapes }) => {
    expect(shapes.flat()).not.toContain('className')
    expect(shapes.flat()).not.toContain('style')
  })

  it.each(components)('$name is disabled by isDisabled alone, if at all', ({ shapes }) => {
    expect(shapes.flat()).not.toContain('disabled')
  })

  const withElement = components.filter(({ name }) => !withoutElement.has(name))

  // Attributes with a hyphen that no type knows, such as data-*, are always accepted.
  it.each(withElement)('$name takes a ref and the native attributes of one element', ({ shapes }) => {
    expect(shapes).not.toEqual([])
    for (const props of shapes) {
      expect(props).toEqual(expect.arrayContaining(['ref', 'id', 'lang', 'aria-details', 'onKeyDown']))
    }
  })

  it.each(components)('$name documents each of its own props', ({ ownProps }) => {
    expect(ownProps.filter(({ description }) => description.trim() === '')).toEqual([])
  })

  it.each(components)('$name documents the default of each optional prop', ({ ownProps }) => {
    expect(ownProps.filter(({ isOptional, hasDefault }) => isOptional && !hasDefault)).toEqual([])
  })

  it('is exported from index.ts', () => {
    const written = files
      .filter((file) => dirname(file) === folder && file.endsWith('.tsx'))
      .map((file) => basename(file, '.tsx'))
    expect(written.toSorted()).toEqual(names.toSorted())
  })
})

describe('the component manifest', () => {
  const manifest = componentManifest()
  const described = new Map(manifest.components.map((component) => [component.name, component]))

  it('names every component, and nothing else', () => {
    expect([...described.keys()].toSorted()).toEqual(names.toSorted())
  })

  it.each(components)('has every prop of $name, and no other', ({ name, ownProps }) => {
    const props = described.get(name)?.props ?? []
    const all = [...new Set(ownProps.map((prop) => prop.name))]
    expect(props.map((prop) => prop.name).toSorted()).toEqual(all.toSorted())
    for (const { name: prop, type, description, isRequired, default: byDefault } of props) {
      const shapes = ownProps.filter((own) => own.name === prop)
      expect({ prop, isRequired, hasDefault: byDefault !== undefined }).toEqual({
        prop,
        isRequired: shapes.every((own) => !own.isOptional),
        hasDefault: shapes.some((own) => own.hasDefault),
      })
      expect(shapes.map((own) => own.description.replace(/\s+/g, ' '))).toContain(description)
      expect(type).toMatch(/\S/)
    }
  })

  it.each(manifest.components)('$name has all that its docs page says', (component) => {
    const { name, use, promises, elements, ref, examples, usedIn, source } = component
    expect(use).toMatch(/^Use /)
    expect(promises.length).toBeGreaterThan(0)
    expect(examples.length).toBeGreaterThan(0)
    for (const { code } of examples) expect(code).toMatch(new RegExp(`<${name}\\b.*>$`, 's'))
    expect([...usedIn, source].filter((file) => !existsSync(join(root, file)))).toEqual([])
    if (withoutElement.has(name)) return
    expect(elements.length).toBeGreaterThan(0)
    expect(ref).toMatch(/^(?:HTML|SVG)\w*Element$/)
  })

  it('says what a prop accepts, what it takes and where the component is used', () => {
    const button = described.get('Button')
    const propOf = (component: string, prop: string) =>
      described.get(component)?.props.find(({ name }) => name === prop)
    expect(button).toMatchObject({ elements: ['button'], ref: 'HTMLButtonElement', hasChildren: true })
    expect(button?.usedIn).toContain('src/pages/not-found/NotFoundPage.tsx')
    expect(propOf('Button', 'variant')).toMatchObject({
      values: ['primary', 'secondary', 'quiet'],
      isRequired: false,
      default: "'primary'",
      kind: 'data',
    })
    expect(propOf('Button', 'isDisabled')?.values).toEqual([false, true])
    expect(propOf('Dialog', 'actions')).toMatchObject({ type: 'ReactNode', kind: 'slot' })
    expect(propOf('Select', 'onValueChange')?.kind).toBe('event')
    expect(manifest.types['SelectOption']).toMatch(/label: string/)
  })

  it('says which keys do what, for every component with a keyboard table', () => {
    const withTable = components.filter((component) =>
      storiesOf(component).some(({ hasKeyboardTable }) => hasKeyboardTable),
    )
    const withKeys = manifest.components.filter(({ keyboard }) => keyboard.length > 0)
    expect(withKeys.map(({ name }) => name).toSorted()).toEqual(withTable.map(({ name }) => name).toSorted())
    expect(described.get('Checkbox')?.keyboard).toContainEqual({
      where: 'On it',
      rows: [
        { keys: ['Space'], does: 'Checks or unchecks it' },
        { keys: ['Enter'], does: 'In a form: submits it' },
        { keys: ['Tab'], does: 'Moves the focus to what follows it' },
        { keys: ['Shift+Tab'], does: 'Moves the focus to what precedes it' },
      ],
    })
  })

  const guidance = new Map(
    Object.entries(
      import.meta.glob<Guidance>('../../stories/guidance/*.tsx', { import: 'guidance', eager: true }),
    ).map(([path, written]) => [basename(path, '.tsx'), written]),
  )

  it('has the guidance of every component that has one', () => {
    const withGuidance = manifest.components.filter((component) => component.guidance)
    expect(withGuidance.map(({ name }) => name).toSorted()).toEqual([...guidance.keys()].toSorted())
  })

  it.each([...guidance])('has all texts of the guidance of %s', (name, { anatomy, choice, pairs, words }) => {
    expect(described.get(name)?.guidance).toEqual({
      anatomy: anatomy.parts.map((part) => ({ name: part.name, note: part.note })),
      choice,
      advice: pairs.map(({ reason }) => reason),
      words,
    })
  })

  const withTexts = names.filter((name) => files.includes(`stories/evidence/${name}.txt`))

  it.each(withTexts)('has the states of %s for screen readers', (name) => {
    const { screenReader = [] } = described.get(name) ?? {}
    const stories = screenReaderStates(name).map(({ story }) => storyNameFromExport(story))
    expect(stories.length).toBeGreaterThan(0)
    expect(screenReader.map(({ state }) => state.split(',')[0])).toEqual(stories)
  })

  it('contains no path of this machine', () => {
    expect(JSON.stringify(manifest)).not.toContain(root)
  })
})

describe('every story file', () => {
  /** Journeys and stories that only test belong to no single component. */
  const withoutComponent = /^stories\/(flows|tests)\//
  const stories = files.filter((file) => file.endsWith('.stories.tsx') && !withoutComponent.test(file))

  it.each(stories)('%s is in the folder of its component', (story) => {
    const [, zone = ''] = story.split('/')
    const name = basename(story, '.stories.tsx')
    const namesakes = files.filter((file) => file.startsWith('src/') && basename(file) === `${name}.tsx`)
    const folderOf = (file: string) =>
      file.replace('src/app/shell/', 'src/shell/').split('/').slice(0, 2).join('/')
    expect(namesakes.map(folderOf)).toEqual([`src/${zone}`])
  })

  it.each(stories)('%s is named after its component', (story) => {
    const name = basename(story, '.stories.tsx')
    expect(readFileSync(join(root, story), 'utf8')).toMatch(new RegExp(`component: ${name}\\b`))
  })
})

function parse(file: string): ts.SourceFile {
  const code = readFileSync(join(root, file), 'utf8')
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** All nodes of a file's syntax tree. */
function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return nodes
}

/** The description in a component's JSDoc. */
function descriptionOf({ name, file }: Component): string {
  const declaration = nodesOf(file).find((node) => ts.isFunctionDeclaration(node) && node.name?.text === name)
  const [doc] = declaration ? ts.getJSDocCommentsAndTags(declaration) : []
  return ts.getTextOfJSDocComment(doc?.comment) ?? ''
}

describe('the JSDoc of a component', () => {
  it.each(components)(
    '$name says when to use it and what to use instead, and lists its promises',
    (component) => {
      expect(descriptionOf(component)).toMatch(/^Use [^.]+\.\s.+?\n\n- /s)
    },
  )
})

const controls = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea'])

/** The file that an import of a design system's file refers to, if it is part of the design system and not only of its types. */
function importedFile(from: string, node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
  if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const path = posix.join(dirname(from), node.moduleSpecifier.text)
  return files.filter((file) => file === `${path}.tsx` || file === `${path}.ts`)
}

const interactiveFiles = new Map<string, boolean>()

/**
 * Whether a component is interactive: it renders a native control or another tab stop, uses Radix or is a modal, or one of
 * the files that it imports does.
 */
function isInteractive(file: string): boolean {
  const known = interactiveFiles.get(file)
  if (known !== undefined) return known
  const found = nodesOf(file).some(
    (node) =>
      ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
        controls.has(node.tagName.getText())) ||
      (ts.isJsxAttribute(node) && node.name.getText() === 'tabIndex' && /\b0\b/.test(node.getText())) ||
      (ts.isImportDeclaration(node) &&
        /@radix-ui\/|\/internal\/LazyModal'/.test(node.moduleSpecifier.getText())) ||
      importedFile(file, node).some(isInteractive),
  )
  interactiveFiles.set(file, found)
  return found
}

interface Story {
  readonly name: string
  readonly hasPlay: boolean
  readonly hasKeyboardTable: boolean
}

/** The stories of a file. */
function storiesIn(file: string): Story[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer) return []
    if (!ts.isObjectLiteralExpression(node.initializer)) return []
    const { properties } = node.initializer
    const hasKeyboardTable = properties.some(
      (property) =>
        ts.isSpreadAssignment(property) && property.expression.getText().startsWith('keyboardTable<'),
    )
    const hasPlay = properties.some((property) => property.name?.getText() === 'play')
    return [{ name: node.name.getText(), hasPlay: hasPlay || hasKeyboardTable, hasKeyboardTable }]
  })
}

const storiesOf = ({ name }: Component) => storiesIn(`stories/design-system/${name}.stories.tsx`)

describe('every interactive component', () => {
  const interactive = components.filter(({ file }) => isInteractive(file))

  it.each(interactive)('$name has a keyboard table, which its story KeyboardAlone runs', (component) => {
    expect(storiesOf(component)).toContainEqual({
      name: 'KeyboardAlone',
      hasPlay: true,
      hasKeyboardTable: true,
    })
  })

  it.each(interactive)('$name is operated in another story as well', (component) => {
    expect(storiesOf(component).filter(({ hasPlay }) => hasPlay).length).toBeGreaterThanOrEqual(2)
  })

  it.each(interactive)(
    '$name has guidance for its docs page: anatomy, choice, examples and words',
    ({ name }) => {
      expect(existsSync(join(root, `stories/guidance/${name}.tsx`))).toBe(true)
    },
  )

  it('includes those whose controls are in another file', () => {
    const found = interactive.map(({ name }) => name)
    expect(found).toEqual(
      expect.arrayContaining(['Button', 'Dialog', 'LinkCard', 'Marquee', 'Slider', 'Table']),
    )
    expect(found).not.toContain('Card')
  })
})

describe('every story that is operated by the keyboard alone', () => {
  it.each(components)('of $name runs a keyboard table', (component) => {
    const stories = storiesOf(component).filter(({ name }) => name === 'KeyboardAlone')
    expect(stories.filter(({ hasKeyboardTable }) => !hasKeyboardTable)).toEqual([])
  })
})

/** Attributes whose value is shown or read out. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** The string literals that an expression can evaluate to. */
function textsOfValue(node: ts.Node | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return textsOfValue(node.expression)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOfValue)
  if (ts.isBinaryExpression(node) && /^(?:&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()))
    return [node.left, node.right].flatMap(textsOfValue)
  return []
}

/** The literal words that a component renders. */
function literalWords(file: string): string[] {
  return nodesOf(file)
    .flatMap((node) => {
      if (ts.isJsxText(node)) return [node.text]
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsOfValue(node)
      if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()))
        return textsOfValue(node.initializer)
      // A sentence, or the start of one, anywhere in the code.
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
        return /^\p{Lu}\p{Ll}+ /u.test(node.text) ? [node.text] : []
      return []
    })
    .filter((text) => /\p{L}{2}/u.test(text))
}

describe('the built-in text of a component', () => {
  const written = files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx'))

  it.each(written)('%s takes all of it from the labels', (file) => {
    expect(literalWords(file)).toEqual([])
  })
})

/** The string literals of a file, which may be class names or colours. */
function textsOf(file: string): string[] {
  return nodesOf(file).flatMap((node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : [],
  )
}

describe('styles use tokens', () => {
  const rendering = files.filter((file) =>
    file.startsWith(`${folder}/`) ? /\.tsx?$/.test(file) : /^src\/.*\.tsx$/.test(file),
  )
  const found = (pattern: RegExp) =>
    rendering.flatMap((file) =>
      textsOf(file).flatMap((text) => (text.match(pattern) ?? []).map((match) => `${file}: ${match}`)),
    )

  it('no file has a literal colour', () => {
    expect(
      found(/(?<![\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/gi),
    ).toEqual([])
  })

  // Lengths relative to the viewport or the text, such as 40dvh, 1lh or calc(100dvh-2rem), can't be tokens.
  it('no class name has a literal length', () => {
    expect(found(/\S*\[(?:[^\]\s]*[_,(:])?-?[\d.]+(?:px|rem)\b[^\]\s]*\]\S*/g)).toEqual([])
  })
})
