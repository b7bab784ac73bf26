import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/**
 * Encodes each picture of src/images/masters as AVIF, in the widths that the site serves, into public/assets, if it is new
 * or has changed since it was encoded, by the hashes in src/images/encoded.json: `npm run pictures`. The hash is in the
 * names of the files, too, so that browsers may keep them for ever.
 */
const images = join(import.meta.dirname, '../src/images')
const folder = join(images, 'masters')
const encoded = join(import.meta.dirname, '../public/assets')
const manifest = join(images, 'encoded.json')

/**
 * Widths in pixels: 240 for a thumbnail of up to 50 CSS pixels at 3×, 480 for phones at 1×, 800 for phones at 2×, 1280 and
 * 1800 for wide windows, 2400 for a picture over the whole width at 2×.
 */
const widths = [240, 480, 800, 1280, 1800, 2400]

const files = readdirSync(folder).filter((file) => !file.startsWith('.'))
const isMaster = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpe?g|png)$/
const isTaken = (/** @type {string} */ file, /** @type {number} */ place) =>
  files.findIndex((other) => parse(other).name === parse(file).name) < place
const wrong = files.filter((file, place) => !isMaster.test(file) || isTaken(file, place))
if (wrong.length > 0) {
  console.error(
    `Rename in src/images/masters: ${wrong.join(', ')}. A name has lower-case letters, digits and hyphens, ends with .jpg, .png or .webp, and is used once.`,
  )
  process.exit(1)
}

/** @typedef {{ hash: string, widths: number[], height: number }} EncodedPicture see src/images/encodedPicture.ts */

/** @type {Record<string, EncodedPicture>} */
const before = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
mkdirSync(encoded, { recursive: true })

/** @type {Record<string, EncodedPicture>} */
const pictures = {}
const names = new Map(files.map((file) => [parse(file).name, file]))
for (const [name, file] of [...names].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const bytes = readFileSync(join(folder, file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const last = before[name]
  pictures[name] = last?.hash === hash ? last : await encode(name, hash, bytes)
}
writeFileSync(manifest, `${JSON.stringify(pictures, undefined, 2)}\n`)

const kept = new Set(
  Object.entries(pictures).flatMap(([name, { hash, widths: own }]) =>
    own.map((width) => `${name}-${hash}-${width}.avif`),
  ),
)
for (const file of readdirSync(encoded)) if (!kept.has(file)) rmSync(join(encoded, file))

/**
 * @param {string} name
 * @param {string} hash
 * @param {Buffer} bytes
 * @returns {Promise<EncodedPicture>}
 */
async function encode(name, hash, bytes) {
  // A camera stores how it was held beside the picture.
  const original = sharp(bytes).autoOrient()
  const { width, height } = (await original.metadata()).autoOrient
  const own = [...new Set(widths.map((one) => Math.min(one, width)))]
  for (const target of own) {
    // Quality 55 keeps the fine edges of the models; the originals have 4:2:0 chroma subsampling, too.
    const settings = /** @type {const} */ ({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' })
    await original
      .clone()
      .resize(target)
      .avif(settings)
      .toFile(join(encoded, `${name}-${hash}-${target}.avif`))
  }
  const largest = Math.max(...own)
  return { hash, widths: own, height: Math.round((largest * height) / width) }
}
