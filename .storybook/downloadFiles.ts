import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { componentManifest } from '../stories/evidence/componentManifest.ts'
import { designTokens } from '../scripts/designTokens.ts'
import { iconFiles } from '../scripts/iconSprite.ts'
import { downloads } from '../stories/support/downloads.ts'

const images = resolve(import.meta.dirname, '../src/images')
const system = resolve(import.meta.dirname, '../src/design-system')

/** Adds the files for download to Storybook, generated from the sources of the site. */
export function downloadFiles(): Plugin {
  return {
    name: 'download-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.replace(/^\/|\?.*$/g, '') ?? ''
        const text = files.get(path)
        if (!text) {
          next()
          return
        }
        if (path.endsWith('.txt')) response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(text())
      })
    },
    generateBundle() {
      for (const [fileName, text] of files) this.emitFile({ type: 'asset', fileName, source: text() })
    },
  }
}

/** The text of each file, by its path. */
const files: ReadonlyMap<string, () => string> = new Map([
  [downloads.tokens, () => json(designTokens())],
  [downloads.manifest, () => json(componentManifest())],
  ...Object.entries(downloads.marks).map(
    ([name, path]) => [path, () => readFileSync(resolve(images, name), 'utf8')] as const,
  ),
  ...readdirSync(system, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map(
      (file) =>
        [
          downloads.source(file.replaceAll('\\', '/')),
          () => readFileSync(resolve(system, file), 'utf8'),
        ] as const,
    ),
  ...[...iconFiles()].map(([name, svg]) => [downloads.icon(name), () => svg] as const),
])

function json(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`
}
