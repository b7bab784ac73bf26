import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/**
 * Encodes each picture of src/images/masters as AVIF, in the widths that the site serves, into src/images/encoded, if it
 * is new or has changed since it was encoded, by the hashes in masters.json: `npm run pictures`.
 */
const images = join(import.meta.dirname, '../src/images')
const folder = join(images, 'masters')
const encoded = join(images, 'encoded')
const manifest = join(encoded, 'masters.json')

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

/** @type {Record<string, string>} */
const before = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
mkdirSync(encoded, { recursive: true })
const masters = files
  .map((file) => {
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
    return { file, name: parse(file).name, hash }
  })
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))
const changed = masters.filter(({ name, hash }) => before[name] !== hash)
const kept = new Set(masters.filter((master) => !changed.includes(master)).map(({ name }) => name))

for (const file of readdirSync(encoded)) {
  const name = file.replace(/-\d+x\d+\.avif$/, '')
  if (file.endsWith('.avif') && !kept.has(name)) rmSync(join(encoded, file))
}
for (const { file, name } of changed) {
  // A camera stores how it was held beside the picture.
  const original = sharp(join(folder, file)).autoOrient()
  const { width, height } = (await original.metadata()).autoOrient
  for (const target of new Set(widths.map((one) => Math.min(one, width)))) {
    // Quality 55 keeps the fine edges of the models; the originals have 4:2:0 chroma subsampling, too.
    const settings = /** @type {const} */ ({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' })
    const size = `${target}x${Math.round((target * height) / width)}`
    await original
      .clone()
      .resize(target)
      .avif(settings)
      .toFile(join(encoded, `${name}-${size}.avif`))
  }
}
const hashes = Object.fromEntries(masters.map(({ name, hash }) => [name, hash]))
writeFileSync(manifest, `${JSON.stringify(hashes, undefined, 2)}\n`)
