import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport } from 'storybook/internal/csf'
import ts from 'typescript'
import type { DocumentedPlace } from '../support/keyboardTable'
import { parseStates } from '../support/spokenText.ts'
import { codeSamples, type CodeSample } from './codeSamples.ts'
import { componentUses, parse } from './componentUses.ts'
import { componentStatus, type ComponentStatus } from './componentStatus.ts'
import { guidanceTexts, type GuidanceTexts } from './guidanceTexts.ts'
import { readStories } from './storyFiles.ts'

/**
 * The components of the design system as data, for developers and their tools: what each is for, its props and keys, and where it
 * is used. Everything is read from the sources with the compiler's API: types, JSDoc, stories and imports.
 */

/** A prop that the design system declares. */
interface ManifestProp {
  readonly name: string
  readonly type: string
  /** The accepted values, if they are literals. */
  readonly values?: readonly (string | number | boolean)[]
  readonly isRequired: boolean
  readonly description: string
  readonly default?: string
  /** A slot takes elements, an event calls a function. */
  readonly kind: 'slot' | 'event' | 'data'
}

/** A story. */
interface ManifestExample {
  /** Its id in Storybook. */
  readonly story: string
  readonly name: string
  readonly description?: string
  /** What it renders, with the imports of a file in a folder of `src/pages`. */
  readonly code: string
}

/** What screen readers are told in one state of a component. */
interface ManifestState {
  /** The name of its story, and what was clicked or pressed. */
  readonly state: string
  /** The accessibility tree in words: an element each line, below the one that contains it. */
  readonly tree: string
  /** What a virtual screen reader speaks, a phrase each line. */
  readonly spoken: string
}

interface ManifestComponent {
  readonly name: string
  /** When to use it, and what to use instead. */
  readonly use: string
  /** Its named parts, how to choose between it and others, and the rules for its use and its words, if they are written. */
  readonly guidance?: GuidanceTexts
  /** What it promises to people who use a keyboard, a screen reader or large text. */
  readonly promises: readonly string[]
  readonly props: readonly ManifestProp[]
  /** The elements that receive `ref` and all native attributes that aren't props. */
  readonly elements: readonly string[]
  /** Native attributes that it takes, those that pages need most; it takes all others of its element, too. */
  readonly attributes: readonly string[]
  readonly ref?: string
  /** Whether it takes children, by a prop of its own or as its element does. */
  readonly hasChildren: boolean
  /** The keyboard table, each row of which is tested unless it says why not; empty if the component isn't interactive. */
  readonly keyboard: readonly Pick<DocumentedPlace, 'where' | 'rows'>[]
  /** Its states for screen readers; a test compares them with the component. No screen reader has been used. */
  readonly screenReader: readonly ManifestState[]
  readonly examples: readonly ManifestExample[]
  /** The files that import it. */
  readonly usedIn: readonly string[]
  readonly source: string
  /** The last recorded run of each check: its date, how much passed and failed, and whether the component has changed since. */
  readonly runs: ComponentStatus['runs']
  /** What a developer tried who operated it, when, and what doesn't work as it should; the latest review first. */
  readonly reviews: ComponentStatus['reviews']
}

/** The manifest of all components. */
export interface ComponentManifest {
  readonly description: string
  readonly import: string
  /** The types that props refer to, by name, as they are declared. */
  readonly types: Readonly<Record<string, string>>
  readonly components: readonly ManifestComponent[]
}

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'

/** Reads the manifest from the sources. */
export function componentManifest(): ComponentManifest {
  const index = join(root, folder, 'index.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  // The components need none of Node's types, which take half of the time.
  const program = ts.createProgram([index], { ...options, incremental: false, types: ['vite/client'] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${index} exports nothing`)
  const uses = componentUses()
  const statuses = componentStatus()
  const components: ManifestComponent[] = []
  const types: Record<string, string> = {}
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const [declaration] = symbol.declarations ?? []
    if (!declaration) continue
    if (ts.isFunctionDeclaration(declaration)) {
      if (/^[A-Z]/.test(symbol.name))
        components.push(describe(checker, symbol, declaration, { uses, status: statuses[symbol.name] }))
    } else if (!(symbol.flags & ts.SymbolFlags.Value) && !symbol.name.endsWith('Props')) {
      types[symbol.name] = declaration.getText().replace(/^export /, '')
    }
  }
  return {
    description:
      'The components of the design system. Each also takes a ref and the native attributes of its element, except className, style and disabled.',
    import: `${folder}/index.ts`,
    types,
    components: components.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  }
}

/** The attributes of an element that pages need most, apart from `id` and `onClick`. */
const usualAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target'],
  button: ['type', 'name', 'value'],
  details: ['open', 'onToggle'],
  img: ['loading'],
  input: ['name', 'autoComplete'],
  select: ['name', 'autoComplete'],
  textarea: ['name', 'maxLength'],
}

function describe(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.FunctionDeclaration,
  { uses, status }: { uses: ReadonlyMap<string, readonly string[]>; status: ComponentStatus | undefined },
): ManifestComponent {
  const { name } = symbol
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const [use = '', ...promises] = text.split(/\n\s*- /).map(oneLine)
  const [parameter] = declaration.parameters
  const type = parameter && checker.getTypeAtLocation(parameter)
  const shapes = type?.isUnion() ? type.types : type ? [type] : []
  const properties = shapes.flatMap((shape) => checker.getPropertiesOfType(shape))
  const ref = properties.find((property) => property.name === 'ref')
  const refType = ref && checker.typeToString(checker.getTypeOfSymbolAtLocation(ref, declaration))
  const elements = elementsOf(declaration.getSourceFile())
  const usual = [...elements.flatMap((element) => usualAttributes[element] ?? []), 'id', 'onClick']
  const [, target] = /Ref<(\w+)>/.exec(refType ?? '') ?? []
  const guidance = guidanceTexts(name)
  return {
    name,
    use,
    ...(guidance && { guidance }),
    promises,
    props: ownProps(checker, shapes, declaration),
    elements,
    attributes: usual.filter((attribute) => properties.some((one) => one.name === attribute && !isOwn(one))),
    ...(target && { ref: target }),
    hasChildren: properties.some((property) => property.name === 'children'),
    keyboard: readStories(name).flatMap(({ keyboard }) =>
      keyboard.map(({ where, rows }) => ({ where, rows })),
    ),
    screenReader: readStates(name),
    examples: readExamples(name),
    usedIn: uses.get(name) ?? [],
    source: `${folder}/${name}.tsx`,
    runs: status?.runs ?? {},
    reviews: status?.reviews ?? [],
  }
}

/** The props that the design system declares, each once, in the order of the source. */
function ownProps(checker: ts.TypeChecker, shapes: readonly ts.Type[], at: ts.Node): ManifestProp[] {
  const found = new Map<string, ts.Symbol[]>()
  for (const shape of shapes) {
    for (const property of checker.getPropertiesOfType(shape).filter(isOwn)) {
      found.set(property.name, [...(found.get(property.name) ?? []), property])
    }
  }
  return [...found].map(([name, symbols]) => ownProp(checker, name, symbols, at))
}

/** A prop, from its declarations in the members of a union of props. */
function ownProp(
  checker: ts.TypeChecker,
  name: string,
  symbols: readonly ts.Symbol[],
  at: ts.Node,
): ManifestProp {
  // `never` says that another member of the union has the prop.
  const types = symbols
    .map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at)))
    .filter((type) => !(type.flags & ts.TypeFlags.Never))
  const parts = types.flatMap((type) => (type.isUnion() ? type.types : [type]))
  const texts = symbols.map(
    (symbol) => declaredType(symbol) ?? checker.typeToString(checker.getTypeOfSymbol(symbol)),
  )
  const values = parts.map(literalOf)
  const described = symbols.find((symbol) => symbol.getDocumentationComment(checker).length > 0)
  const byDefault = described?.getJsDocTags(checker).find((tag) => tag.name === 'default')
  const isComplete = values.length > 0 && values.every((value) => value !== undefined)
  const written = [...new Set(texts)].filter((text) => text !== 'never')
  return {
    name,
    type: written.join(' | '),
    ...(isComplete && { values: [...new Set(values.flatMap((value) => value ?? false))] }),
    isRequired: symbols.every((symbol) => !(symbol.flags & ts.SymbolFlags.Optional)),
    description: oneLine(ts.displayPartsToString(described?.getDocumentationComment(checker))),
    ...(byDefault && { default: oneLine(ts.displayPartsToString(byDefault.text)) }),
    kind: types.some((type) => type.getCallSignatures().length > 0)
      ? 'event'
      : written.some((text) => /\bReact(?:Node|Element)\b/.test(text))
        ? 'slot'
        : 'data',
  }
}

/** The type as it is written, without `undefined`. */
function declaredType(symbol: ts.Symbol): string | undefined {
  const [declaration] = symbol.declarations ?? []
  if (!declaration || !(ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration)))
    return undefined
  return declaration.type && oneLine(declaration.type.getText()).replace(/ \| undefined$/, '')
}

/** Every HTML element accepts the ground, because internal/Ground.ts extends React's types. */
function isOwn(property: ts.Symbol): boolean {
  if (property.name === 'data-ground') return false
  return Boolean(
    property.declarations?.some((declaration) =>
      declaration.getSourceFile().fileName.includes(`/${folder}/`),
    ),
  )
}

function literalOf(type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value
  if (!(type.flags & ts.TypeFlags.BooleanLiteral)) return undefined
  return 'intrinsicName' in type && type.intrinsicName === 'true'
}

/** The elements named in the props: `NativeProps<'button', …>`. */
function elementsOf(file: ts.SourceFile): string[] {
  const elements = nodesOf(file).flatMap((node) => {
    if (!ts.isTypeReferenceNode(node) || node.typeName.getText(file) !== 'NativeProps') return []
    const [element] = node.typeArguments ?? []
    return element && ts.isLiteralTypeNode(element) && ts.isStringLiteral(element.literal)
      ? [element.literal.text]
      : []
  })
  return [...new Set(elements)]
}

/** The committed texts of a component for screen readers; a new component has none. */
function readStates(name: string): ManifestState[] {
  const file = join(import.meta.dirname, `${name}.txt`)
  if (!existsSync(file)) return []
  return parseStates(readFileSync(file, 'utf8')).map(({ title, tree, spoken }) => ({
    state: title,
    tree,
    spoken,
  }))
}

/** The stories of a component. Stories that only add a test repeat another story's code; the first is kept. */
function readExamples(name: string): ManifestExample[] {
  const path = `stories/design-system/${name}.stories.tsx`
  const descriptions = descriptionsIn(parse(path))
  const examples = codeSamples(path).map((sample) => exampleOf(sample, descriptions.get(sample.story)))
  return examples.filter(({ code }, at) => at === examples.findIndex((other) => other.code === code))
}

function exampleOf({ story, id, head, jsx }: CodeSample, description: string | undefined): ManifestExample {
  const code = [head, jsx].filter(Boolean).join('\n\n')
  return { story: id, name: storyNameFromExport(story), ...(description && { description }), code }
}

/** The JSDoc of the variables of a file, by their names. */
function descriptionsIn(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const [doc] = ts.getJSDocCommentsAndTags(statement)
    for (const { name } of statement.declarationList.declarations) {
      found.set(name.getText(file), oneLine(ts.getTextOfJSDocComment(doc?.comment) ?? ''))
    }
  }
  return found
}

function nodesOf(file: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return nodes
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}
