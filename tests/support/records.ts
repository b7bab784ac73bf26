import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'

/** Writes a record as JSON in Prettier's format, unless the file already contains it. */
export async function writeRecord(file: string, record: unknown): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file }
  const text = await format(JSON.stringify(record, null, 2), options)
  if (text !== (await readFile(file, 'utf8').catch(() => ''))) await writeFile(file, text)
}

/** The name and version of a browser, such as `Chromium 156.0.8078.108`; empty if it doesn't tell. */
export function versionOf(executable: string | undefined): string {
  if (executable === undefined) return ''
  // WebKitGTK's browser needs a display even for this.
  const [program, ...args] = executable.endsWith('MiniBrowser')
    ? ['xvfb-run', '--auto-servernum', executable]
    : [executable]
  const { stdout } = spawnSync(program, [...args, '--version'], { encoding: 'utf8', timeout: 10_000 })
  return /\p{Lu}[\p{L} ]+ \d[\w.]*/u.exec(stdout ?? '')?.[0] ?? ''
}
