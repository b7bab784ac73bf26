import { createHash } from 'node:crypto'
import { accessSync, constants, createReadStream, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, parse, resolve } from 'node:path'
import { pipeline as pipe } from 'node:stream'
import envPaths from 'env-paths'
import type { Plugin, Rolldown } from 'vite'
import { imagetools, resolveConfigs } from 'vite-imagetools'

const root = resolve(import.meta.dirname, '..')

/**
 * Widths in pixels: 480 for phones at 1×; at 2×, 672 for a picture within the page's margins and 800 for the whole width of
 * a phone; 1280 for anything wider. 1800 and 2400, for wide windows at 2×, need a large original, such as the picture at
 * the top of a page.
 */
const widths = [480, 672, 800, 1280, 1800, 2400]

/** The width of a thumbnail in pixels: a landscape picture cropped to a square of up to 50 CSS pixels, at 3×. */
const thumbnailWidth = 240

/**
 * Formats, best first, with their encoder settings. AVIF at effort 2 is eight times as fast as at the default of 4;
 * quality 55 compensates for it (luma SSIM 0.977). The originals use 4:2:0 chroma subsampling, too.
 */
const formats: Record<string, Record<string, string>> = {
  avif: { quality: '55', effort: '2', subsampling: '4:2:0' },
  webp: { quality: '80' },
}

/** Pictures whose fine edges show specks at effort 2, and the effort at which they don't. */
const efforts: Record<string, string> = { 'db-32-exploded': '6' }

/**
 * Resolves `import picture from '….webp?picture'` to the picture in every width and format, and `?thumbnail` to one small
 * width. The files are encoded once per machine, in a cache folder of the user that all checkouts, Storybook and the tests
 * share.
 */
export function picturePipeline(): Plugin[] {
  const cache = cacheFolder('pictures')
  const progress = { isEncoding: false }
  const pipeline = imagetools({
    cache: { dir: cache, retention: 60 * 24 * 3600 },
    async defaultDirectives({ pathname, searchParams }, loadMetadata) {
      const isThumbnail = searchParams.has('thumbnail')
      if (!isThumbnail && !searchParams.has('picture')) return new URLSearchParams()
      const { width } = await loadMetadata()
      return new URLSearchParams({
        w: isThumbnail ? String(thumbnailWidth) : widthsOf(width).join(';'),
        format: Object.keys(formats).join(';'),
        as: 'picture',
        ...effortOf(pathname),
      })
    },
    // Adds the encoder settings to each file's configuration, which makes them part of its cache key.
    resolveConfigs: (entries, outputs) =>
      resolveConfigs(entries, outputs).map((config) =>
        Object.assign(config, { ...formats[String(config['format'])], ...config }),
      ),
    extendTransforms: (builtins) => [
      ...builtins,
      ({ subsampling, quality, effort }) => {
        // Only called for files that are not in the cache.
        progress.isEncoding = true
        if (typeof subsampling !== 'string') return undefined
        return (image) =>
          image.avif({ quality: Number(quality), effort: Number(effort), chromaSubsampling: subsampling })
      },
    ],
  })
  return [cachedFiles(cache), withShortNames(withProgress(pipeline, progress))]
}

function effortOf(path: string): { effort?: string } {
  const effort = efforts[parse(path).name]
  return effort === undefined ? {} : { effort }
}

/** The widths for an original: never more than its own, or 2400. */
function widthsOf(original: number): readonly number[] {
  return [...widths.filter((width) => width < original), Math.min(original, Math.max(...widths))]
}

/** A folder for encoded files: in the user's cache folder, or in node_modules if that isn't writable. */
export function cacheFolder(name: 'pictures' | 'share-images'): string {
  const own = join(envPaths('sangbunyad-site', { suffix: '' }).cache, name)
  const local = resolve(root, 'node_modules/.cache', name)
  for (const folder of [own, local]) {
    try {
      mkdirSync(folder, { recursive: true })
      accessSync(folder, constants.W_OK)
      return folder
    } catch (error) {
      console.warn(`Encoded pictures can't be cached in ${folder}: ${String(error)}`)
    }
  }
  throw new Error('There is no writable folder for encoded pictures.')
}

/**
 * Serves encoded files from the cache in development. The pipeline's own middleware re-encodes each file on every
 * request, which blocks other requests for seconds.
 */
function cachedFiles(cache: string): Plugin {
  return {
    name: 'cached-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, id] = /\/@imagetools\/([\da-f]{40})$/.exec(request.url ?? '') ?? []
        if (id && statSync(join(cache, id), { throwIfNoEntry: false })?.size) {
          // No content type: browsers recognise these formats by their first bytes.
          pipe(createReadStream(join(cache, id)), response, () => undefined)
        } else next()
      })
    },
  }
}

/** Logs the progress while pictures are being encoded. */
function withProgress(pipeline: Plugin, progress: { readonly isEncoding: boolean }): Plugin {
  const { load } = pipeline
  if (typeof load !== 'function') throw new Error('The `load` hook of vite-imagetools is not a function.')
  const files = readdirSync(join(root, 'src/images'), { recursive: true, encoding: 'utf8' })
  const originals = files.filter((file) => file.endsWith('.webp')).length
  let ready = 0
  return {
    ...pipeline,
    async load(...args) {
      const code = await load.apply(this, args)
      if (code) ready += 1
      if (code && progress.isEncoding && (ready % 5 === 0 || ready === originals)) {
        console.log(`Encoding pictures, once on this machine: ${ready} of ${originals}`)
      }
      return code
    },
  }
}

/**
 * Names each file after its picture, a hash shared by all files of the picture, and its width, as in
 * `house-AbCd1234-480.avif`: documents and scripts list hundreds of files, and a hash per file would be most of that weight.
 */
function withShortNames(pipeline: Plugin): Plugin {
  const { load } = pipeline
  if (typeof load !== 'function') throw new Error('The `load` hook of vite-imagetools is not a function.')
  return {
    ...pipeline,
    async load(...args) {
      const files = new Map<string, Rolldown.EmittedAsset>()
      const emitFile = (file: Rolldown.EmittedFile) => {
        if (file.type !== 'asset') throw new Error('A picture is not an asset.')
        const id = `picture-${files.size}`
        files.set(id, file)
        return id
      }
      const context = new Proxy(this, {
        get: (target, key) => (key === 'emitFile' ? emitFile : Reflect.get(target, key, target)),
      })
      const code: unknown = await load.apply(context, args)
      if (typeof code !== 'string' || files.size === 0) return typeof code === 'string' ? code : undefined
      // The code of a picture with a single width doesn't list it.
      const onlyWidth = args[0].endsWith('?thumbnail') ? thumbnailWidth : undefined
      const named = [...files].map(([id, file]) => {
        const [, width = onlyWidth] = new RegExp(`__VITE_ASSET__${id}__ (\\d+)w`).exec(code) ?? []
        if (!file.name || !width)
          throw new Error(`The code of ${args[0]} lists a file without name or width.`)
        const { name, ext } = parse(file.name)
        return { id, file, name, suffix: `${width}${ext}` }
      })
      const hash = createHash('sha256')
      // In a fixed order: the files are encoded at the same time.
      for (const { file } of named.toSorted((a, b) => a.suffix.localeCompare(b.suffix)))
        hash.update(file.source)
      const version = hash.digest('base64url').slice(0, 8)
      const handles = named.map(({ id, file, name, suffix }) => {
        const handle = this.emitFile({ ...file, fileName: `assets/${name}-${version}-${suffix}` })
        return [id, handle] as const
      })
      // A function, because a handle may contain dollar signs.
      return handles.reduce((text, [id, handle]) => text.replaceAll(`__${id}__`, () => `__${handle}__`), code)
    },
  }
}
