import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { designTokens } from '../scripts/designTokens.ts'
import { iconFiles } from '../scripts/iconSprite.ts'
import { downloads } from '../stories/support/downloads.ts'

const images = resolve(import.meta.dirname, '../src/images')

/** Adds the files for download to Storybook, generated from the sources of the site. */
export function downloadFiles(): Plugin {
  return {
    name: 'download-files',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files().get(request.url?.replace(/^\/|\?.*$/g, '') ?? '')
        if (text === undefined) next()
        else response.end(text)
      })
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

/** The text of each file, by its path. */
function files(): ReadonlyMap<string, string> {
  const icons = [...iconFiles()].map(([name, svg]) => [downloads.icon(name), svg] as const)
  const marks = Object.entries(downloads.marks).map(
    ([name, path]) => [path, readFileSync(resolve(images, name), 'utf8')] as const,
  )
  return new Map([[downloads.tokens, `${JSON.stringify(designTokens(), null, 2)}\n`], ...marks, ...icons])
}
