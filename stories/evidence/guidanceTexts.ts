import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** The guidance of a component without its rendered examples. */
export interface GuidanceTexts {
  /** The named parts, and what each is for. */
  readonly anatomy: readonly { readonly name: string; readonly note: string }[]
  /** The components between which to choose, this one among them. */
  readonly choice: {
    readonly title: string
    readonly rows: readonly { readonly component: string; readonly when: string }[]
  }
  /** What its recommended and discouraged examples show; the examples themselves are on the docs page. */
  readonly advice: readonly string[]
  /** The rules for its words. */
  readonly words: readonly { readonly rule: string; readonly good: string; readonly bad: string }[]
}

const root = join(import.meta.dirname, '../..')

/**
 * Reads the guidance of a component from the syntax tree of its file, because running the file would need the components
 * and pictures of its examples; undefined if it isn't written.
 */
export function guidanceTexts(component: string): GuidanceTexts | undefined {
  const path = `stories/guidance/${component}.tsx`
  if (!existsSync(join(root, path))) return undefined
  const guidance = exportedObject(path, 'guidance')
  const anatomy = objectOf(valueIn(guidance, 'anatomy'))
  return {
    anatomy: objectsOf(valueIn(anatomy, 'parts')).map((part) => ({
      name: textOf(valueIn(part, 'name')),
      note: textOf(valueIn(part, 'note')),
    })),
    choice: choiceOf(valueIn(guidance, 'choice')),
    advice: objectsOf(valueIn(guidance, 'pairs')).map((pair) => textOf(valueIn(pair, 'reason'))),
    words: objectsOf(valueIn(guidance, 'words')).map((word) => ({
      rule: textOf(valueIn(word, 'rule')),
      good: textOf(valueIn(word, 'good')),
      bad: textOf(valueIn(word, 'bad')),
    })),
  }
}

/** `choices.actions` in stories/support/choices.ts. */
function choiceOf(reference: ts.Expression): GuidanceTexts['choice'] {
  if (!ts.isPropertyAccessExpression(reference)) throw unreadable(reference)
  const choices = exportedObject('stories/support/choices.ts', 'choices')
  const choice = objectOf(valueIn(choices, reference.name.text))
  return {
    title: textOf(valueIn(choice, 'title')),
    rows: objectsOf(valueIn(choice, 'rows')).map((row) => ({
      component: textOf(valueIn(row, 'component')),
      when: textOf(valueIn(row, 'when')),
    })),
  }
}

/** The object with which an exported variable of a file is initialised. */
function exportedObject(path: string, name: string): ts.ObjectLiteralExpression {
  const code = readFileSync(join(root, path), 'utf8')
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name: variable, initializer } of statement.declarationList.declarations) {
      if (variable.getText() === name && initializer) return objectOf(initializer)
    }
  }
  throw new Error(`${path} has no ${name}`)
}

function valueIn(object: ts.ObjectLiteralExpression, name: string): ts.Expression {
  const property = object.properties.find((candidate) => candidate.name?.getText() === name)
  if (!property || !ts.isPropertyAssignment(property)) {
    throw new Error(`${object.getSourceFile().fileName}: an object has no ${name}: ${object.getText()}`)
  }
  return property.initializer
}

function objectOf(expression: ts.Expression): ts.ObjectLiteralExpression {
  if (ts.isObjectLiteralExpression(expression)) return expression
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return objectOf(expression.expression)
  }
  throw unreadable(expression)
}

function objectsOf(expression: ts.Expression): readonly ts.ObjectLiteralExpression[] {
  if (!ts.isArrayLiteralExpression(expression)) throw unreadable(expression)
  return expression.elements.map(objectOf)
}

function textOf(expression: ts.Expression): string {
  if (ts.isStringLiteralLike(expression)) return expression.text
  throw unreadable(expression)
}

function unreadable(expression: ts.Expression) {
  return new Error(`${expression.getSourceFile().fileName}: not written out: ${expression.getText()}`)
}
