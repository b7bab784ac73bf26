import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The code blocks of the recipes that name a file, by its path. */
const files = new Map(
  [
    ...readFileSync(join(root, 'docs/recipes.md'), 'utf8').matchAll(
      /^( *)```tsx? file=(\S+)\n(.*?)^ *```/gms,
    ),
  ].map(([, indent = '', path = '', code = '']) => [
    join(root, path),
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  ]),
)

it('the code of the recipes compiles in its place', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const host = ts.createCompilerHost({ ...options, incremental: false })
  const program = ts.createProgram([...files.keys(), join(root, 'src/leads/env.d.ts')], options, {
    ...host,
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path) ?? host.readFile(path),
    getSourceFile: (path, language) => {
      const code = files.get(path)
      return code === undefined
        ? host.getSourceFile(path, language)
        : ts.createSourceFile(path, code, language, true)
    },
  })
  const problems = [...files.keys()].flatMap((path) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  )
  expect(files.size).toBe(4)
  expect(problems).toEqual([])
})
