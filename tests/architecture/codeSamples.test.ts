import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { codeSamples, type CodeSample } from '../../stories/evidence/codeSamples'
import { documents, follow, readSteps } from '../../scripts/recipes.mjs'

const root = join(import.meta.dirname, '../..')

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)

/**
 * Compiles files as if they were in the project, in place of those with the same path, and returns what the compiler
 * reports about them.
 */
function faultsIn(files: ReadonlyMap<string, string>): string[] {
  const settings: ts.CompilerOptions = { ...options, incremental: false }
  const host = ts.createCompilerHost(settings)
  const { readFile, fileExists } = host
  const at = (path: string) => files.get(path.slice(root.length + 1))
  host.readFile = (path) => at(path) ?? readFile(path)
  host.fileExists = (path) => at(path) !== undefined || fileExists(path)
  // Folders that only these files are in.
  host.directoryExists = (path) =>
    ts.sys.directoryExists(path) || [...files.keys()].some((file) => join(root, file).startsWith(`${path}/`))
  host.getSourceFile = (path, target) => {
    const code = host.readFile(path)
    return code === undefined ? undefined : ts.createSourceFile(path, code, target)
  }
  const program = ts.createProgram(
    [...files.keys(), 'src/images/pictures.d.ts'].map((file) => join(root, file)),
    settings,
    host,
  )
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(join(root, file))
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
  })
}

/** The code of a sample as a file of a page. */
function fileOf({ id, head, jsx }: Pick<CodeSample, 'id' | 'head' | 'jsx'>): [string, string] {
  return [`src/pages/samples/${id}.tsx`, `${head}\n\nexport const sample = (\n${jsx}\n)\n`]
}

/** The story files whose docs pages show code. */
const storyFiles = ['design-system', 'sections', 'shell'].flatMap((folder) =>
  readdirSync(join(root, 'stories', folder)).map((file) => `stories/${folder}/${file}`),
)

const samples = storyFiles.flatMap((file) => codeSamples(file))

/** Each once: stories that only add a test repeat another story's code. */
const different = [...new Map(samples.map((sample) => [`${sample.head}\n${sample.jsx}`, sample])).values()]

/** The files of the project that the recipes write or change, with their new text. */
function recipeFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const document of documents) {
    for (const step of readSteps(readFileSync(join(root, document), 'utf8'))) {
      const path = join(root, step.file)
      const text = files.get(step.file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
      files.set(step.file, follow(step, text))
    }
  }
  return new Map([...files].filter(([file]) => /\.tsx?$/.test(file)))
}

/** Deliberate faults: an unknown prop, missing ones and an unknown component. */
const planted = new Map(
  [
    {
      id: 'planted-props',
      head: `import { Button, Select } from '../../design-system'`,
      jsx: '<><Button colour="red">Send</Button><Select /></>',
    },
    { id: 'planted-name', head: '', jsx: '<Buton />' },
  ].map(fileOf),
)

describe('the code on the docs pages', () => {
  // One compilation for all, because it takes seconds.
  const faults = faultsIn(new Map([...different.map(fileOf), ...recipeFiles(), ...planted]))
  const isPlanted = (fault: string) => fault.includes('/planted-')

  it('is that of every story and guide', () => {
    expect(different.length).toBeGreaterThan(300)
    expect(recipeFiles().size).toBeGreaterThan(15)
  })

  it('compiles: that of each story in a page, and that of the guides where it belongs', () => {
    expect(faults.filter((fault) => !isPlanted(fault))).toEqual([])
  })

  it('would not compile with an unknown prop, a missing one or an unknown name', () => {
    expect(faults.filter(isPlanted)).toEqual([
      expect.stringContaining(`Property 'colour' does not exist`),
      expect.stringContaining('missing the following properties'),
      expect.stringContaining(`Cannot find name 'Buton'`),
    ])
  })

  it('says what to import, and nothing of the tests', () => {
    const incomplete = samples.filter(
      ({ head, jsx }) =>
        !head.startsWith('import ') || /\bmeta\b|storybook|\bfn\(|\bexpect\b/.test(`${head}${jsx}`),
    )
    expect(incomplete.map(({ id }) => id)).toEqual([])
  })

  it('has all props of a story: its own, those of a story that it repeats and those of its file', () => {
    const file = `
const meta = { component: Note, args: { label: 'Name', onChange: fn(), children: 'A plot' } }
export const Default = {}
export const Wide = { args: { type: 'tel', warning: 'Is it complete?' } }
export const Mirrored = { ...Wide, beforeEach: rightToLeft }
export const Long = { ...Wide, args: { ...Wide.args, label: 'Full name', children: <p>A+ stands for…</p> } }
`
    const code = codeSamples('stories/design-system/Note.stories.tsx', file)
    const props = 'onChange={() => {}} type="tel" warning="Is it complete?"'
    expect(code.map(({ jsx }) => jsx)).toEqual([
      '<Note label="Name" onChange={() => {}}>A plot</Note>',
      `<Note label="Name" ${props}>A plot</Note>`,
      `<Note label="Name" ${props}>A plot</Note>`,
      `<Note label="Full name" ${props}><p>A+ stands for…</p></Note>`,
    ])
  })

  const guides = ['guides', 'foundations'].flatMap((folder) =>
    readdirSync(join(root, 'stories', folder))
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `stories/${folder}/${file}`),
  )

  it.each(['README.md', ...guides])('in %s names its file, so that it can be compiled', (document) => {
    const blocks = readFileSync(join(root, document), 'utf8').matchAll(/^ *```tsx?\b(.*)$/gm)
    const words = [...blocks].map(([, word = '']) => word.trim())
    expect(words.filter((word) => !/^(?:file|in)=\S+$/.test(word))).toEqual([])
    expect(words.length === 0 || documents.includes(document)).toBe(true)
  })
})
