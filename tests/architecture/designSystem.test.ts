import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = 'src/design-system'

/** The exports of index.ts, read with the compiler API, because a text search would miss native attributes. */
function readDesignSystem() {
  const index = join(root, folder, 'index.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  // Names and comments of props need no types of the DOM and of Node, which take seconds.
  const program = ts.createProgram([index], { ...options, types: [], lib: ['lib.es2023.d.ts'] })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${index} exports nothing`)

  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    // Skips exports that are not components, such as types, lists and functions.
    if (!call || !/^[A-Z]/.test(exported.name)) return []
    const type = call.parameters[0] && checker.getTypeOfSymbol(call.parameters[0])
    const shapes = type?.isUnion() ? type.types : type ? [type] : []
    const props = shapes.flatMap((shape) => checker.getPropertiesOfType(shape))
    return {
      name: exported.name,
      props: props.map((prop) => prop.name),
      undocumented: props.filter((prop) => isOwn(prop) && !isDocumented(prop)).map((prop) => prop.name),
    }
  })

  function isOwn(prop: ts.Symbol) {
    // Every HTML element accepts the surface, because internal/Surface.ts extends React's types.
    if (prop.name === 'data-surface') return false
    return prop.declarations?.some((declaration) =>
      declaration.getSourceFile().fileName.startsWith(join(root, folder).replaceAll('\\', '/')),
    )
  }

  function isDocumented(prop: ts.Symbol) {
    const description = ts.displayPartsToString(prop.getDocumentationComment(checker))
    const hasDefault = prop.getJsDocTags(checker).some((tag) => tag.name === 'default' && tag.text)
    return description.trim() !== '' && (hasDefault || !(prop.flags & ts.SymbolFlags.Optional))
  }
}

const components = readDesignSystem()

it('the design system exports the component of each of its files', () => {
  const written = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => basename(file, '.tsx'))
  expect(components.map(({ name }) => name).toSorted()).toEqual(written.toSorted())
  expect(components.find(({ name }) => name === 'Button')?.props).toContain('onClick')
})

describe.each(components)('$name', ({ name, props, undocumented }) => {
  it('has stories', () => {
    expect(existsSync(join(root, `stories/design-system/${name}.stories.tsx`))).toBe(true)
  })

  it('takes neither a class nor a style, and is disabled by isDisabled alone, if at all', () => {
    expect(props.filter((prop) => /^(?:className|style|disabled)$/.test(prop))).toEqual([])
  })

  it('documents each of its own props, and the default of each optional one', () => {
    expect(undocumented).toEqual([])
  })
})
