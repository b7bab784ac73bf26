import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { forbidden } from './boundaries.cjs'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => fs.readFileSync(join(root, path), 'utf8')
const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, group = '']) => group)

const ignored = new Set(['.git', ...read('.gitignore').replaceAll('/', '').split('\n')])
const top = fs.readdirSync(root, { withFileTypes: true }).filter(({ name }) => !ignored.has(name))
const paths = top.flatMap((entry) => {
  if (!entry.isDirectory()) return entry.name
  const names = fs.readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' })
  return names.map((name) => join(entry.name, name))
})
const documents = paths.filter((path) => /^(?:README|(?:docs|integrations)\/.*)\.md$/.test(path))

it.each(documents)('%s names only files and commands that exist', (document) => {
  const text = read(document).replaceAll(/ file=\S+/g, '')
  const file = /(?<![\w>/.-])(?:\.{1,2}\/)*(\w[\w./-]*\.(?:tsx?|[cm]?js|json|css|svg|webp|md))\b/g
  const folder = /`((?:src|stories|tests|scripts|integrations)\/[\w/-]+\w)`/g
  const isFound = (name: string) => paths.some((path) => `/${path}`.endsWith(`/${name}`))
  expect([...found(file, text), ...found(folder, text)].filter((name) => !isFound(name))).toEqual([])
  const commands = found(/npm (?:run|test --) ([\w:-]+(?: test:\w+)*)/g, text)
    .join(' ')
    .split(' ')
  expect(commands.filter((name) => name && !(name in scripts))).toEqual([])
})

it('links and comments lead to sections that exist', () => {
  const sources = paths.filter((path) => /^(?:src|integrations|docs).*\.(?:[jt]sx?|md)$/.test(path))
  const links = sources.flatMap((path) =>
    found(/([\w-]+\.md#[\w-]+)/g, read(path).replaceAll('](#', `](${basename(path)}#`)),
  )
  const anchorsOf = (path: string) =>
    found(/^#+ (.*)$/gm, read(path).replaceAll(/["’]/g, '')).map(
      (heading) => `${basename(path)}#${heading.toLowerCase().replaceAll(' ', '-')}`,
    )
  const anchors = new Set(documents.flatMap(anchorsOf))
  expect(links).toContain('product.md#rates')
  expect(links.filter((link) => !anchors.has(link))).toEqual([])
})

it('README.md lists every folder and what is in src, architecture.md what each folder of it may import', () => {
  const [map = ''] = found(/^```\n(index\.html.*?)^```/gms, read('README.md'))
  const listed = found(/^((?: {2})?[\w.-]+(?= |\/))/gm, map).map((name) => name.replace('  ', 'src/'))
  const folders = top.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const inSrc = fs.readdirSync(join(root, 'src')).map((name) => `src/${name}`)
  expect([...folders, ...inSrc].filter((name) => !listed.includes(name))).toEqual([])
  expect(listed.filter((name) => !fs.existsSync(join(root, name)))).toEqual([])
  const rules = forbidden.map(({ comment = '' }) => comment).join('\n')
  const rows = rules.matchAll(/^src\/(.+) imports only from itself and (.+)\.$/gm)
  expect(found(/^(\| `.*)$/gm, read('docs/architecture.md'))).toEqual(
    [...rows].map(([, name, others]) => `| \`${name}\` | ${others} |`),
  )
})

it('the code of the recipes compiles in its place and keeps the import rules', () => {
  const copy = fs.mkdtempSync(join(tmpdir(), 'recipes-'))
  const filter = (path: string) => !/\.(?:webp|avif)$/.test(path)
  fs.cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true, filter })
  for (const name of ['node_modules', 'tsconfig.json', 'tailwind.config.ts'])
    fs.symlinkSync(join(root, name), join(copy, name))
  const blocks = read('docs/recipes.md').matchAll(/^( *)```tsx? file=(\S+)\n(.*?)^ *```/gms)
  const files = [...blocks].map(([, indent = '', path = '', code = '']) => {
    fs.mkdirSync(join(copy, dirname(path)), { recursive: true })
    const file = join(copy, path)
    const block = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    // Somebody may have followed the recipe.
    if (!path.endsWith('/index.ts')) fs.writeFileSync(file, block)
    else if (!fs.readFileSync(file, 'utf8').includes(block)) fs.appendFileSync(file, block)
    return path
  })
  const project = {
    extends: './tsconfig.json',
    compilerOptions: { composite: false, incremental: false, tsBuildInfoFile: null },
    include: ['src/*/env.d.ts'],
    files,
  }
  fs.writeFileSync(join(copy, 'recipes.json'), JSON.stringify(project))
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc')
  const problems = spawnSync(process.execPath, [tsc, '--noEmit', '--project', 'recipes.json'], { cwd: copy })
  const depcruise = `${root}/node_modules/.bin/depcruise --config ${root}/tests/architecture/boundaries.cjs`
  const { stdout } = spawnSync(`${depcruise} --max-depth 1 ${files.join(' ')}`, { cwd: copy, shell: true })
  fs.rmSync(copy, { recursive: true })
  expect(files).toHaveLength(6)
  expect(String(problems.stdout)).toBe('')
  expect(problems.status).toBe(0)
  expect(String(stdout)).toContain('no dependency violations found')
})
