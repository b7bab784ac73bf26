import { accessSync, constants, createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline as pipe } from 'node:stream'
import envPaths from 'env-paths'
import type { Plugin } from 'vite'
import { imagetools, resolveConfigs } from 'vite-imagetools'

const root = resolve(import.meta.dirname, '..')

/** Served widths in pixels: 480 for a phone at 1×, 800 for a phone at 2×, 1280 for anything wider. */
const widths = '480;800;1280'

/**
 * Formats, the best first, and how each is encoded. AVIF at effort 2 encodes eight times as fast as at the encoder's
 * default of 4; quality 55 makes up for it (luma SSIM 0.977). The masters have half of the chroma's resolution too.
 */
const formats: Record<string, Record<string, string>> = {
  avif: { quality: '55', effort: '2', subsampling: '4:2:0' },
  webp: { quality: '80' },
}

/**
 * Turns `import picture from '….webp?picture'` into the master's files in every width and format. They are encoded
 * once per machine and kept in the user's cache folder, which all checkouts, Storybook and the tests share.
 */
export function picturePipeline(): Plugin[] {
  const cache = cacheFolder()
  const progress = { isEncoding: false }
  const pipeline = imagetools({
    cache: { dir: cache, retention: 60 * 24 * 3600 },
    defaultDirectives: ({ searchParams }) =>
      new URLSearchParams(
        searchParams.has('picture')
          ? { w: widths, format: Object.keys(formats).join(';'), as: 'picture' }
          : undefined,
      ),
    // Part of each file's configuration, and thereby of its key in the cache.
    resolveConfigs: (entries, outputs) =>
      resolveConfigs(entries, outputs).map((config) =>
        Object.assign(config, formats[String(config['format'])]),
      ),
    extendTransforms: (builtins) => [
      ...builtins,
      ({ subsampling, quality, effort }) => {
        // Called for files that the cache lacks.
        progress.isEncoding = true
        if (typeof subsampling !== 'string') return undefined
        return (image) =>
          image.avif({ quality: Number(quality), effort: Number(effort), chromaSubsampling: subsampling })
      },
    ],
  })
  return [cachedFiles(cache), withProgress(pipeline, progress)]
}

/** The folder of encoded files; below node_modules where the user has no cache folder that can be written to. */
function cacheFolder(): string {
  const own = join(envPaths('sangbunyad-site', { suffix: '' }).cache, 'pictures')
  const local = resolve(root, 'node_modules/.cache/pictures')
  for (const folder of [own, local]) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
      return folder
    } catch (error) {
      console.warn(`Encoded pictures can't be kept in ${folder}: ${String(error)}`)
    }
  }
  throw new Error('There is no folder for encoded pictures.')
}

/**
 * Serves encoded files as they are in development. The pipeline's own middleware encodes each one anew at every
 * request, at the default effort, which holds up the page's other requests for seconds.
 */
function cachedFiles(cache: string): Plugin {
  return {
    name: 'cached-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id] = /\/@imagetools\/([\da-f]{40})$/.exec(request.url ?? '') ?? []
        if (id && statSync(join(cache, id), { throwIfNoEntry: false })?.size) {
          // A failure ends the response; browsers tell the formats apart by their first bytes.
          pipe(createReadStream(join(cache, id)), response, () => undefined)
        } else next()
      })
    },
  }
}

/** Reports how many pictures are ready while they are encoded; silent once the machine has them. */
function withProgress(pipeline: Plugin, progress: { readonly isEncoding: boolean }): Plugin {
  const { load } = pipeline
  if (typeof load !== 'function') throw new Error('vite-imagetools no longer loads pictures by a function.')
  const masters = readdirSync(join(root, 'src/images')).filter((file) => file.endsWith('.webp')).length
  let ready = 0
  return {
    ...pipeline,
    async load(...args) {
      const code = await load.apply(this, args)
      if (code) ready += 1
      if (code && progress.isEncoding && (ready % 5 === 0 || ready === masters)) {
        console.log(`Encoding pictures, once on this machine: ${ready} of ${masters}`)
      }
      return code
    },
  }
}
