import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

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
  /** The file that it is written in, below the project's root. */
  readonly file: string
  /** Every prop that the compiler lets a page set, native ones included; once for each shape of the props. */
  readonly shapes: readonly (readonly string[])[]
  /** The props that the design system declares itself. */
  readonly ownProps: readonly OwnProp[]
}

interface OwnProp {
  readonly name: string
  readonly isOptional: boolean
  /** What its comment says, without the tags. */
  readonly description: string
  readonly hasDefault: boolean
}

/** What index.ts exports, read with the compiler: a text search would miss what comes from a native element. */
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
    // A list, such as the icons' names, is exported beside its component; focusOnce helps pages to move the focus.
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
    // Every HTML element takes the ground, as internal/Ground.ts tells React's types.
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
    if (!declaration) throw new Error(`${index} exports ${exported.name}, which is nowhere declared`)
    return { name: exported.name, symbol, declaration }
  }
}

const { components, types } = readDesignSystem()
const names = components.map(({ name }) => name)

describe('every component of the design system', () => {
  it.each(components)('$name is written in a file of its own that bears its name', ({ name, file }) => {
    expect(file).toBe(`${folder}/${name}.tsx`)
  })

  it.each(names)('%s has its props exported beside it', (name) => {
    expect(types).toContain(`${name}Props`)
  })

  it.each(names)('%s has a story file', (name) => {
    expect(existsSync(join(root, `stories/design-system/${name}.stories.tsx`))).toBe(true)
  })

  it.each(components)('$name lets no page patch its looks: neither className nor style', ({ shapes }) => {
    expect(shapes.flat()).not.toContain('className')
    expect(shapes.flat()).not.toContain('style')
  })

  it.each(components)('$name is disabled by isDisabled alone, if at all', ({ shapes }) => {
    expect(shapes.flat()).not.toContain('disabled')
  })

  /** It has no element that could take a ref or an attribute. */
  const withoutElement = new Set(['LabelsProvider'])
  const withElement = components.filter(({ name }) => !withoutElement.has(name))

  // Attributes with a hyphen that no type knows, such as data-*, are always accepted.
  it.each(withElement)('$name takes a ref and the native attributes of one element', ({ shapes }) => {
    expect(shapes).not.toEqual([])
    for (const props of shapes) {
      expect(props).toEqual(expect.arrayContaining(['ref', 'id', 'lang', 'aria-details', 'onKeyDown']))
    }
  })

  it.each(components)('$name has each prop of its own documented', ({ ownProps }) => {
    expect(ownProps.filter(({ description }) => description.trim() === '')).toEqual([])
  })

  it.each(components)('$name names the default of each optional prop', ({ ownProps }) => {
    expect(ownProps.filter(({ isOptional, hasDefault }) => isOptional && !hasDefault)).toEqual([])
  })

  it('is exported from index.ts', () => {
    const written = files
      .filter((file) => dirname(file) === folder && file.endsWith('.tsx'))
      .map((file) => basename(file, '.tsx'))
    expect(written.toSorted()).toEqual(names.toSorted())
  })
})

describe('every story file', () => {
  /** Whole journeys and what is told about the system belong to no single component. */
  const withoutComponent = /^stories\/(flows|guides)\//
  const stories = files.filter((file) => file.endsWith('.stories.tsx') && !withoutComponent.test(file))

  it.each(stories)('%s lies where its component does', (story) => {
    const [, zone = ''] = story.split('/')
    const name = basename(story, '.stories.tsx')
    const namesakes = files.filter((file) => basename(file) === `${name}.tsx`)
    const folderOf = (file: string) =>
      file.replace('src/app/shell/', 'src/shell/').split('/').slice(0, 2).join('/')
    expect(namesakes.map(folderOf)).toEqual([`src/${zone}`])
  })

  it.each(stories)('%s shows the component that it is named after', (story) => {
    const name = basename(story, '.stories.tsx')
    expect(readFileSync(join(root, story), 'utf8')).toMatch(new RegExp(`component: ${name}\\b`))
  })
})

function parse(file: string): ts.SourceFile {
  const code = readFileSync(join(root, file), 'utf8')
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

/** Every node of a file, from the outside in. */
function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
  return nodes
}

const controls = new Set(['a', 'button', 'input', 'select', 'summary', 'textarea'])

/** Whether a visitor can operate the component: it draws a native control, or Radix draws or dresses one. */
function isOperable({ file }: Component): boolean {
  return nodesOf(file).some(
    (node) =>
      ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
        controls.has(node.tagName.getText())) ||
      (ts.isImportDeclaration(node) && node.moduleSpecifier.getText().includes('@radix-ui/')),
  )
}

/** The names of a component's stories that have a play function. */
function playedStories({ name }: Component): string[] {
  return nodesOf(`stories/design-system/${name}.stories.tsx`).flatMap((node) =>
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    ts.isObjectLiteralExpression(node.initializer) &&
    node.initializer.properties.some((property) => property.name?.getText() === 'play')
      ? [node.name.getText()]
      : [],
  )
}

describe('every component that can be operated', () => {
  const operable = components.filter(isOperable)

  it.each(operable)('$name is operated by the keyboard alone in a story', (component) => {
    expect(playedStories(component)).toContain('KeyboardAlone')
  })

  it.each(operable)('$name is operated in another story as well', (component) => {
    expect(playedStories(component).length).toBeGreaterThanOrEqual(2)
  })
})

/** The attributes that are read out or shown as a text. */
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

/** The texts that an expression can come to, such as those of both branches of a condition. */
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

/** The words that a file makes a component say by itself, in whatever language. */
function literalWords(file: string): string[] {
  return nodesOf(file)
    .flatMap((node) => {
      if (ts.isJsxText(node)) return [node.text]
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return textsOfValue(node)
      if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText()))
        return textsOfValue(node.initializer)
      // A sentence, or the beginning of one, wherever it stands.
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
        return /^\p{Lu}\p{Ll}+ /u.test(node.text) ? [node.text] : []
      return []
    })
    .filter((text) => /\p{L}{2}/u.test(text))
}

describe('what a component says by itself', () => {
  const written = files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.tsx'))

  it.each(written)('%s takes every word from the labels', (file) => {
    expect(literalWords(file)).toEqual([])
  })
})

/** The texts of a file that can be class names or colours; comments and expressions are left out. */
function textsOf(file: string): string[] {
  return nodesOf(file).flatMap((node) =>
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : [],
  )
}

describe('what a visitor sees is made of tokens', () => {
  const drawn = files.filter((file) =>
    file.startsWith(`${folder}/`) ? /\.tsx?$/.test(file) : /^src\/.*\.tsx$/.test(file),
  )
  const found = (pattern: RegExp) =>
    drawn.flatMap((file) =>
      textsOf(file).flatMap((text) => (text.match(pattern) ?? []).map((match) => `${file}: ${match}`)),
    )

  it('no file names a colour by its figures', () => {
    expect(
      found(/(?<![\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(/gi),
    ).toEqual([])
  })

  // What hangs on the window or on the text around it, such as 40dvh, 1lh or calc(100dvh-2rem), can't be a token.
  it('no class name carries a length of its own', () => {
    expect(found(/\S*\[(?:[^\]\s]*[_,(:])?-?[\d.]+(?:px|rem)\b[^\]\s]*\]\S*/g)).toEqual([])
  })
})
