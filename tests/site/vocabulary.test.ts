import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { documents } from './support/documents'

const root = join(import.meta.dirname, '../..')

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)

/** The structured data of each page, as JSON. */
const blocks = documents.flatMap(({ path, html }) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => ({
    path,
    json,
  })),
)

const graphOf = (thing: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] })

const faulty = [
  { fault: 'an unknown type', thing: { '@type': 'BuildingFirm', name: 'Sangbunyad' } },
  { fault: 'an unknown property', thing: { '@type': 'GeneralContractor', motto: 'We build' } },
  {
    fault: 'a property of another type',
    thing: { '@type': 'BreadcrumbList', openingHours: 'Mo-Fr 09:00-17:00' },
  },
  {
    fault: 'a value of a type that the property does not take',
    thing: { '@type': 'Service', provider: { '@type': 'FAQPage', name: 'Questions' } },
  },
  {
    fault: 'a fault in a nested thing',
    thing: { '@type': 'WebSite', publisher: { '@type': 'Organization', price: '1' } },
  },
]

/**
 * What the compiler reports about pieces of JSON-LD as values of `Graph` of schema-dts, whose types are generated from
 * schema.org's vocabulary: each type with its own properties and those that it inherits, and what these may contain. All
 * are compiled at once, one per line, because the types take seconds.
 */
function faultsIn(graphs: readonly string[]): readonly (readonly string[])[] {
  const file = join(root, 'tests/site/graphs.ts')
  const code = [
    "import type { Graph } from 'schema-dts'",
    ...graphs.map((json) => `;(${json}) satisfies Graph`),
  ]
  const settings: ts.CompilerOptions = { ...options, incremental: false, types: [] }
  const host = ts.createCompilerHost(settings)
  const { getSourceFile, fileExists } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.getSourceFile = (path, target) =>
    path === file ? ts.createSourceFile(path, code.join('\n'), target) : getSourceFile(path, target)
  const program = ts.createProgram([file], settings, host)
  const source = program.getSourceFile(file)
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  return graphs.map((_, index) =>
    found
      .filter(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line === index + 1)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}

const faults = faultsIn([...blocks.map(({ json }) => json), ...faulty.map(({ thing }) => graphOf(thing))])

describe('the structured data', () => {
  it('of most pages is checked', () => {
    expect(blocks.length).toBeGreaterThan(25)
  })

  it.each(blocks.map(({ path }, index) => ({ path, found: faults[index] })))(
    'of $path has only types and properties of schema.org, each property on a type that has it',
    ({ found }) => {
      expect(found).toEqual([])
    },
  )

  it.each(faulty.map(({ fault }, index) => ({ fault, found: faults[blocks.length + index] })))(
    'would be reported with $fault',
    ({ found }) => {
      expect(found).toHaveLength(1)
    },
  )
})
