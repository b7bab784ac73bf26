/**
 * The steps of the recipes in Markdown files: code blocks that name a file. A reader enters them by hand, and
 * `npm run test:recipes` does it in a copy of the project.
 *
 * - `file=PATH` of a file that doesn't exist: its content.
 * - `file=PATH` with a line `// …`: the lines above it open a block of that file, and the last line closes it; the lines
 *   between belong at the end of that block.
 * - `file=PATH` otherwise: belongs at the end of the file. In an existing file, imports always go to the top.
 * - `diff file=PATH`: lines to remove and to add.
 * - `in=PATH`: an example that the file contains.
 */

/** The documents with recipes, in the order in which they are followed. */
export const documents = [
  'README.md',
  'stories/guides/AddAComponent.mdx',
  'stories/guides/AddAPage.mdx',
  'stories/guides/AddAStep.mdx',
  'stories/foundations/Pictures.mdx',
]

/**
 * @typedef {object} Step
 * @property {string} file The path of the file.
 * @property {string} code
 * @property {'write' | 'diff' | 'find'} kind
 */

/**
 * Reads the steps of a Markdown text, in order.
 * @param {string} markdown
 * @returns {readonly Step[]}
 */
export function readSteps(markdown) {
  const blocks = markdown.matchAll(/^( *)```(\w+) (file|in)=(\S+)\n(.*?)\n\1```$/gms)
  return [...blocks].map(([, indent = '', language, key, file = '', code = '']) => ({
    file,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    kind: key === 'in' ? 'find' : language === 'diff' ? 'diff' : 'write',
  }))
}

/**
 * Follows a step.
 * @param {Step} step
 * @param {string | undefined} text the file's text, if it exists
 * @returns {string} the new text
 * @throws if the step doesn't fit the file
 */
export function follow({ file, code, kind }, text) {
  if (kind === 'write' && text === undefined) return `${code}\n`
  if (text === undefined) throw new Error(`${file} doesn't exist`)
  if (kind === 'find') {
    if (!text.includes(code)) throw new Error(`${file} doesn't contain the example:\n${code}`)
    return text
  }
  if (kind === 'diff') return applyDiff(file, code, text)
  const lines = code.split('\n')
  const imports = lines.filter((line) => line.startsWith('import '))
  const others = lines.filter((line) => !line.startsWith('import '))
  return `${imports.map((line) => `${line}\n`).join('')}${insert(file, others.join('\n').trim(), text)}`
}

/**
 * @param {string} file
 * @param {string} code
 * @param {string} text
 */
function insert(file, code, text) {
  const [opening = '', rest] = code.split(/\n *\/\/ …\n/)
  if (rest === undefined) return `${text.trimEnd()}\n${code}\n`
  const added = rest.split('\n')
  const closing = added.pop() ?? ''
  const start = text.indexOf(`${opening}\n`)
  const end = text.indexOf(`\n${closing}\n`, start)
  if (start < 0 || end < 0) throw new Error(`${file} has no ${opening} … ${closing}`)
  return `${text.slice(0, end)}\n${added.join('\n')}${text.slice(end)}`
}

/**
 * @param {string} file
 * @param {string} code
 * @param {string} text
 */
function applyDiff(file, code, text) {
  const lines = code.split('\n')
  /** @param {string} sign */
  const without = (sign) =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n')
  const before = without('+')
  if (!text.includes(before)) throw new Error(`${file} doesn't contain these lines:\n${before}`)
  return text.replace(before, () => without('-'))
}
