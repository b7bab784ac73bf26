import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'

/** The files that import each component, below `src`. */
export function componentUses(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>()
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  for (const file of files.map((path) => `src/${path.replaceAll('\\', '/')}`).toSorted()) {
    if (!/\.tsx?$/.test(file) || file === `${folder}/index.ts`) continue
    for (const name of importsOf(parse(file))) uses.set(name, [...(uses.get(name) ?? []), file])
  }
  return uses
}

/** The values that a file imports from the design system, or from a file of it. */
function importsOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { text } = statement.moduleSpecifier
    const isWithin = file.fileName.startsWith(`${folder}/`) && /^\.\.?\/[A-Z]\w+$/.test(text)
    if (!isWithin && !text.endsWith('/design-system')) return []
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) return []
    return bindings.elements
      .filter((element) => !element.isTypeOnly)
      .map((element) => (element.propertyName ?? element.name).text)
  })
}

/** Parses a file of the project. */
export function parse(file: string): ts.SourceFile {
  const code = readFileSync(join(root, file), 'utf8')
  return ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}
