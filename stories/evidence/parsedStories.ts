import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/**
 * Parses a story file.
 * @param path such as `stories/design-system/Button.stories.tsx`
 */
export function parseStories(path: string, code = readFileSync(join(root, path), 'utf8')): ParsedStories {
  return new ParsedStories(parse(path, code))
}

function parse(path: string, code: string) {
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

type Levels = readonly ts.ObjectLiteralExpression[]

/** The declarations of a story file, and what they say about each story. */
export class ParsedStories {
  readonly exported = new Set<string>()
  private readonly objects = new Map<string, ts.ObjectLiteralExpression>()
  private readonly locals = new Map<string, ts.Statement>()
  private readonly file: ts.SourceFile

  constructor(file: ts.SourceFile) {
    this.file = file
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) this.addVariables(statement)
      else if (isDeclaration(statement) && statement.name) this.locals.set(statement.name.text, statement)
    }
  }

  private addVariables(statement: ts.VariableStatement) {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    for (const { name, initializer } of statement.declarationList.declarations) {
      const value = initializer && withoutType(initializer)
      for (const key of identifiersIn(name)) {
        if (value && ts.isObjectLiteralExpression(value)) this.objects.set(key, value)
        if (isExported) this.exported.add(key)
        else this.locals.set(key, statement)
      }
    }
  }

  /** The code that renders a story, as in a file of a folder of `src/pages`: imports and declarations, and the JSX. */
  sampleOf(story: string): { head: string; jsx: string } {
    const levels = this.allLevelsOf(story)
    const component = lastOf(levels, 'component')?.getText(this.file) ?? ''
    const render = this.renderOf(levels)
    const args = this.argsOf(levels)
    const used = [...args.values()].flat()
    if (!render) return { head: this.headOf(used, component), jsx: this.element(component, args) }
    const body =
      ts.isArrowFunction(render.node) || ts.isFunctionExpression(render.node) ? render.node.body : undefined
    const hasNoProps = render.node.parameters.length === 0
    if (hasNoProps && body && isJsx(withoutParentheses(body))) {
      const jsx = withoutParentheses(body)
      return { head: this.headOf([jsx]), jsx: this.textOf(jsx) }
    }
    // A function of the file that has typed parameters is part of the head.
    const isDeclared =
      ts.isFunctionDeclaration(render.node) && render.node.parameters.every(({ type }) => type)
    const { name, text } = this.exampleOf(render.node, component)
    const head = this.headOf(
      [...(hasNoProps ? [] : used), render.node],
      hasNoProps ? '' : this.propsTypeOf(render.node, component),
    )
    return {
      head: [head, isDeclared ? '' : text].filter(Boolean).join('\n\n'),
      jsx: hasNoProps ? `<${name} />` : this.element(name, args),
    }
  }

  /** What the play function of a story says and does; undefined if it has none. */
  testOf(story: string): { steps: readonly string[]; code: string } | undefined {
    const play = this.playOf(story) ?? lastOf(this.levelsOf('meta'), 'play')
    if (!play) return undefined
    // A keyboard table has its own play function, which the docs page describes.
    const isTable = ts.isSpreadAssignment(play.parent)
    const imported = isTable ? [] : this.importedCode(play)
    const settings = this.settingsOf(story)
    const used = [...settings.values(), play].flatMap(identifiersIn)
    const nodes = [...imported, ...this.reach(used).declared, play]
    const label = isTable ? '...' : 'play: '
    const settingTexts = [...settings].map(([name, value]) => `${name}: ${unindented(value.getText())}`)
    const texts = nodes.map((node) =>
      node === play
        ? [...settingTexts, `${label}${unindented(node.getText())}`].join('\n')
        : unindented(node.getText()),
    )
    return { steps: nodes.flatMap(stepsIn), code: texts.join('\n\n') }
  }

  /** What a story sets before its test: its window, the settings of its visitor, and what surrounds it. */
  private settingsOf(story: string): ReadonlyMap<string, ts.Expression> {
    const levels = this.allLevelsOf(story)
    return new Map(
      ['globals', 'beforeEach', 'decorators'].flatMap((name) => {
        const value = lastOf(levels, name)
        return value ? [[name, value] as const] : []
      }),
    )
  }

  /** The play function of a story, or the call whose result it spreads and which contains one. */
  private playOf(story: string): ts.Expression | undefined {
    return this.objects.get(story)?.properties.reduce<ts.Expression | undefined>((found, property) => {
      if (ts.isPropertyAssignment(property) && nameOf(property.name) === 'play') return property.initializer
      if (!ts.isSpreadAssignment(property)) return found
      const { expression } = property
      return ts.isIdentifier(expression) ? (this.playOf(expression.text) ?? found) : expression
    }, undefined)
  }

  /** The code of a function that the file imports from another file of `stories` as its play function, or to make one. */
  private importedCode(play: ts.Expression): readonly ts.Node[] {
    const { text: name } = withoutCall(play)
    const from = this.file.statements.find(
      (statement): statement is ts.ImportDeclaration =>
        ts.isImportDeclaration(statement) && importOf(statement, new Set([name])) !== undefined,
    )
    if (!from || !ts.isStringLiteral(from.moduleSpecifier)) return []
    const path = join(dirname(this.file.fileName), `${from.moduleSpecifier.text}.ts`)
    const file = parse(path, readFileSync(join(root, path), 'utf8'))
    const declared = file.statements.filter((statement) => declares(statement, name))
    const helpers = new ParsedStories(file).reach(declared.flatMap(identifiersIn)).declared
    return [...helpers.filter((helper) => !declared.includes(helper)), ...declared]
  }

  /** The objects of the file's `meta`, then those of a story. */
  private allLevelsOf(story: string): Levels {
    return [...this.levelsOf('meta'), ...this.levelsOf(story)]
  }

  /** The objects of a story: those that it spreads, then its own. */
  private levelsOf(name: string): ts.ObjectLiteralExpression[] {
    const own = this.objects.get(name)
    if (!own) return []
    const spread = own.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)
        ? this.levelsOf(property.expression.text)
        : [],
    )
    return [...spread, own]
  }

  /** The props of a story, each with the node of its value; `...` has what is spread. */
  private argsOf(levels: Levels): Map<string, ts.Node[]> {
    const args = new Map<string, ts.Node[]>()
    const addOther = (value: ts.Expression) => {
      const [, story] = /^(\w+)\.args$/.exec(value.getText(this.file)) ?? []
      const object = this.objects.get(value.getText(this.file))
      if (story) for (const [key, nodes] of this.argsOf(this.levelsOf(story))) args.set(key, nodes)
      else if (object) add(object)
      else args.set('...', [...(args.get('...') ?? []), value])
    }
    const add = (object: ts.ObjectLiteralExpression) => {
      for (const property of object.properties) {
        if (ts.isSpreadAssignment(property)) {
          addOther(property.expression)
        } else if (ts.isPropertyAssignment(property)) {
          args.set(nameOf(property.name), [property.initializer])
        } else if (ts.isShorthandPropertyAssignment(property)) {
          args.set(property.name.text, [property.name])
        }
      }
    }
    for (const level of levels) {
      const own = propertyOf(level, 'args')
      if (own && ts.isObjectLiteralExpression(own)) add(own)
      else if (own) addOther(own)
    }
    return args
  }

  /** The function that renders a story, which may be declared elsewhere in its file. */
  private renderOf(levels: Levels) {
    const value = lastOf(levels, 'render')
    if (!value) return undefined
    if (isFunction(value)) return { node: value }
    const declared = ts.isIdentifier(value) ? this.locals.get(value.text) : undefined
    if (declared && ts.isFunctionDeclaration(declared)) return { node: declared }
    if (!declared || !ts.isVariableStatement(declared)) return undefined
    const initializer = declared.declarationList.declarations[0]?.initializer
    return initializer && isFunction(initializer) ? { node: initializer } : undefined
  }

  /** A component that renders the story, whose props are those of the story's component. */
  private exampleOf(render: Renderer, component: string) {
    const name = render.name?.getText(this.file) ?? 'Example'
    const [parameter] = render.parameters
    const type = this.propsTypeOf(render, component)
    const parameters = parameter
      ? `${this.textOf(parameter.name)}: ${parameter.type ? this.textOf(parameter.type) : type}`
      : ''
    const body = render.body ? this.textOf(render.body) : '{}'
    const block = render.body && ts.isBlock(render.body) ? body : `{\n  return ${body}\n}`
    return { name, text: `function ${name}(${parameters}) ${block}` }
  }

  /** The type of a renderer's props, unless the story file states it; nothing for a renderer without props. */
  private propsTypeOf({ parameters: [parameter] }: Renderer, component: string) {
    if (!parameter || parameter.type) return ''
    return `ComponentProps<typeof ${component}>`
  }

  private element(name: string, args: ReadonlyMap<string, readonly ts.Node[]>) {
    const children = args.get('children')?.[0]
    const attributes = [...args].flatMap(([key, nodes]) => {
      if (key === 'children') return []
      if (key === '...') return nodes.map((node) => `{...${this.textOf(node)}}`)
      return nodes.map((node) => this.attribute(key, node))
    })
    const opening = [`<${name}`, ...attributes].join(' ')
    return children ? `${opening}>${this.childrenText(children)}</${name}>` : `${opening} />`
  }

  private attribute(name: string, node: ts.Node) {
    const text = this.textOf(node)
    if (text === 'true') return name
    return /^'[^'"\\]*'$/.test(text) ? `${name}="${text.slice(1, -1)}"` : `${name}={${text}}`
  }

  private childrenText(node: ts.Node) {
    const inner = withoutParentheses(node)
    const text = this.textOf(inner)
    if (/^'[^'\\{}<>\s](?:[^'\\{}<>]*[^'\\{}<>\s])?'$/.test(text)) return text.slice(1, -1)
    return isJsx(inner) ? text : `{${text}}`
  }

  /** The text of a node, in which functions replace the spies of the tests. */
  private textOf(node: ts.Node): string {
    const start = node.getStart(this.file)
    let text = node.getText(this.file)
    for (const spy of spiesIn(node).toReversed()) {
      const [own] = spy.arguments
      const from = spy.getStart(this.file) - start
      text = `${text.slice(0, from)}${own ? own.getText(this.file) : '() => {}'}${text.slice(spy.getEnd() - start)}`
    }
    return unindented(text)
  }

  /** The imports and the declarations of the file that some nodes and a text refer to. */
  private headOf(nodes: readonly ts.Node[], text = ''): string {
    const { names, declared } = this.reach([...nodes.flatMap(identifiersIn), ...(text.match(/\w+/g) ?? [])])
    const imports = this.file.statements.flatMap((statement) =>
      ts.isImportDeclaration(statement) ? (importOf(statement, names) ?? []) : [],
    )
    if (names.has('ComponentProps')) imports.unshift(`import type { ComponentProps } from 'react'`)
    return [imports.join('\n'), ...declared.map((statement) => this.textOf(statement))]
      .filter(Boolean)
      .join('\n\n')
  }

  /** The declarations of the file that some names refer to, in order, and all names that they use. */
  private reach(used: readonly string[]) {
    const names = new Set(used)
    const statements = new Set<ts.Statement>()
    for (const name of names) {
      const local = this.locals.get(name)
      if (!local || statements.has(local)) continue
      statements.add(local)
      for (const other of identifiersIn(local)) names.add(other)
    }
    const declared = this.file.statements.filter(
      (statement) => statements.has(statement) || isGuardOf(statement, names),
    )
    return { names, declared }
  }
}

type Renderer = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function isDeclaration(statement: ts.Statement) {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  )
}

/** A function, also if it is called; an empty name for other expressions. */
function withoutCall(expression: ts.Expression): Pick<ts.Identifier, 'text'> {
  if (ts.isCallExpression(expression)) return withoutCall(expression.expression)
  return ts.isIdentifier(expression) ? expression : { text: '' }
}

/** Whether a statement declares a name. */
function declares(statement: ts.Statement, name: string) {
  if (!ts.isVariableStatement(statement)) return isDeclaration(statement) && statement.name?.text === name
  return statement.declarationList.declarations.some((declaration) => declaration.name.getText() === name)
}

/** The names of the steps within a node, of `step` and of `context.step`. */
function stepsIn(node: ts.Node): string[] {
  const found: string[] = []
  if (ts.isCallExpression(node) && /(?:^|\.)step$/.test(node.expression.getText())) {
    const [name] = node.arguments
    if (name && ts.isStringLiteralLike(name)) found.push(name.text)
    else if (name && ts.isTemplateExpression(name)) found.push(templateText(name))
  }
  ts.forEachChild(node, (child) => {
    found.push(...stepsIn(child))
  })
  return found
}

/** The text of a template, with … for each of its values. */
function templateText({ head, templateSpans }: ts.TemplateExpression) {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('…')
}

/** Whether a statement is an `if` that names only what is used, such as one that throws if something is missing. */
function isGuardOf(statement: ts.Statement, names: ReadonlySet<string>) {
  return ts.isIfStatement(statement) && identifiersIn(statement.expression).every((name) => names.has(name))
}

function isJsx(node: ts.Node) {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)
}

function withoutType(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? withoutType(node.expression) : node
}

function withoutParentheses(node: ts.Node): ts.Node {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (!property.name || nameOf(property.name) !== name) continue
    if (ts.isPropertyAssignment(property)) return property.initializer
    if (ts.isShorthandPropertyAssignment(property)) return property.name
  }
  return undefined
}

function lastOf(levels: Levels, name: string) {
  return levels.flatMap((level) => propertyOf(level, name) ?? []).at(-1)
}

function nameOf(name: ts.PropertyName) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText()
}

/** The calls of `fn` within a node, in order. */
function spiesIn(node: ts.Node): ts.CallExpression[] {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fn')
    return [node]
  const found: ts.CallExpression[] = []
  ts.forEachChild(node, (child) => {
    found.push(...spiesIn(child))
  })
  return found
}

/** The identifiers that a node refers to, without the names of properties and attributes. */
function identifiersIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return isReference(node) ? [node.text] : []
  const found: string[] = []
  ts.forEachChild(node, (child) => {
    found.push(...identifiersIn(child))
  })
  return found
}

function isReference(node: ts.Identifier) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name !== node
  // The name of an HTML element.
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z]/.test(node.text)
  return !ts.isPropertySignature(parent)
}

/** The part of an import that is used, with the path that it has in a folder of `src/pages`. */
function importOf(statement: ts.ImportDeclaration, names: ReadonlySet<string>): string | undefined {
  const { importClause, moduleSpecifier } = statement
  const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const isUsed = (name: ts.Identifier | undefined) => name !== undefined && names.has(name.text)
  const bindings = importClause?.namedBindings
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(({ name }) => isUsed(name)) : []
  const clauses = [
    ...(isUsed(importClause?.name) ? [importClause?.name?.text] : []),
    ...(bindings && ts.isNamespaceImport(bindings) && isUsed(bindings.name) ? [bindings.getText()] : []),
    ...(named.length > 0 ? [`{ ${named.map((element) => element.getText()).join(', ')} }`] : []),
  ]
  if (clauses.length === 0 || module === 'storybook/test') return undefined
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  return `import ${isType ? 'type ' : ''}${clauses.join(', ')} from '${pathInPage(module)}'`
}

function pathInPage(module: string) {
  if (module.startsWith('../../src/')) return module.replace('../../src/', '../../')
  return module.replace(/^\.\.\/(?!\.\.)/, '../../../stories/')
}

/** Removes the common indentation of all lines after the first. */
function unindented(code: string) {
  const depths = code
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.search(/\S/))
  const depth = depths.length > 0 ? Math.min(...depths) : 0
  return code.replaceAll(`\n${' '.repeat(depth)}`, '\n')
}
