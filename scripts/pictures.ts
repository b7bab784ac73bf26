import { createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import envPaths from 'env-paths'
import type { Plugin } from 'vite'
import { imagetools, resolveConfigs } from 'vite-imagetools'

const root = resolve(import.meta.dirname, '..')

/** Served widths in pixels: a phone at its own density, a phone or half a desktop at twice, everything wider. */
const widths = '480;800;1280'

/**
 * Formats, the best first, and how each is encoded. Effort 2 instead of the encoder's default 4 takes an eighth of
 * the time; with quality 55 instead of 50 and chroma at half the resolution, as in the masters, the luma is as close
 * to them (SSIM 0.977 either way) and the files are 3 % larger.
 */
const formats: Record<string, Record<string, string>> = {
  avif: { quality: '55', effort: '2', subsampling: '4:2:0' },
  webp: { quality: '80' },
}

/**
 * Turns `import picture from '….webp?picture'` into the master's files in every width and format. They are encoded
 * once per machine and kept in the user's cache folder, for every clone, the site, Storybook and the tests.
 */
export function picturePipeline(): Plugin[] {
  const cache = cacheFolder()
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
      ({ subsampling, quality, effort }) =>
        typeof subsampling === 'string'
          ? (image) =>
              image.avif({
                quality: Number(quality),
                effort: Number(effort),
                chromaSubsampling: subsampling,
              })
          : undefined,
    ],
  })
  return [cachedFiles(cache), withProgress(pipeline, cache)]
}

/** The folder of encoded files; below node_modules where the user has no cache folder that can be written to. */
function cacheFolder(): string {
  const own = join(envPaths('sangbunyad-site', { suffix: '' }).cache, 'pictures')
  const local = resolve(root, 'node_modules/.cache/pictures')
  for (const folder of [own, local]) {
    try {
      mkdirSync(folder, { recursive: true })
      return folder
    } catch (error) {
      console.warn(`Encoded pictures can't be kept in ${folder}: ${String(error)}`)
    }
  }
  throw new Error('There is no folder for encoded pictures.')
}

/**
 * Serves encoded files as they are in development. The pipeline's own middleware encodes each one anew at every
 * request, at full effort, which holds up the page's other requests for seconds.
 */
function cachedFiles(cache: string): Plugin {
  return {
    name: 'cached-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id] = /\/@imagetools\/([\da-f]{40})$/.exec(request.url ?? '') ?? []
        if (id && statSync(join(cache, id), { throwIfNoEntry: false })?.size) {
          createReadStream(join(cache, id)).pipe(response)
        } else next()
      })
    },
  }
}

/** Reports how many pictures are ready while they are encoded; silent once the machine has them. */
function withProgress(pipeline: Plugin, cache: string): Plugin {
  const { load } = pipeline
  if (typeof load !== 'function') throw new Error('vite-imagetools no longer loads pictures by a function.')
  const masters = readdirSync(join(root, 'src/images')).filter((file) => file.endsWith('.webp')).length
  const files = masters * widths.split(';').length * Object.keys(formats).length
  let isEncoding = false
  let ready = 0
  return {
    ...pipeline,
    buildStart() {
      isEncoding = readdirSync(cache).length < files
      ready = 0
    },
    async load(...args) {
      const code = await load.apply(this, args)
      if (code && isEncoding) {
        ready += 1
        isEncoding = ready < masters
        if (ready % 5 === 0 || !isEncoding) {
          console.log(`Encoding pictures, once on this machine: ${ready} of ${masters}`)
        }
      }
      return code
    },
  }
}
