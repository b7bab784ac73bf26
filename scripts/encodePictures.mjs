import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { encodedWidths, isPictureFile, pictureFile, pictureHash, settings } from './pictureFiles.mjs'

/**
 * Encodes each picture of src/images/masters as AVIF, in the widths that the site serves, into public/assets, if it is new,
 * or it or the settings have changed since it was encoded, by the hashes in src/images/encoded.json: `npm run pictures`.
 * The hash is in the names of the files, too, so that browsers may keep them for ever.
 */
const images = join(import.meta.dirname, '../src/images')
const folder = join(images, 'masters')
const encoded = join(import.meta.dirname, '../public/assets')
const manifest = join(images, 'encoded.json')

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
const present = new Set(readdirSync(encoded))
const filesOf = (/** @type {string} */ name, /** @type {EncodedPicture} */ { hash, widths }) =>
  widths.map((width) => pictureFile(name, hash, width))

/** @type {Record<string, EncodedPicture>} */
const pictures = {}
const masters = files.map((file) => ({ file, name: parse(file).name }))
for (const { file, name } of masters.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
  const bytes = readFileSync(join(folder, file))
  const hash = pictureHash(bytes)
  const last = before[name]
  const isCurrent = last?.hash === hash && filesOf(name, last).every((one) => present.has(one))
  pictures[name] = isCurrent ? last : await encode(name, hash, bytes)
  // So that a run that ends early has to do nothing twice.
  writeFileSync(manifest, `${JSON.stringify({ ...before, ...pictures }, undefined, 2)}\n`)
}
writeFileSync(manifest, `${JSON.stringify(pictures, undefined, 2)}\n`)

const kept = new Set(Object.entries(pictures).flatMap(([name, picture]) => filesOf(name, picture)))
for (const file of readdirSync(encoded)) {
  if (isPictureFile(file) && !kept.has(file)) rmSync(join(encoded, file))
}

/**
 * @param {string} name
 * @param {string} hash
 * @param {Buffer} master
 * @returns {Promise<EncodedPicture>}
 * @throws with the name of the picture, if its file is damaged
 */
async function encode(name, hash, master) {
  try {
    // A camera stores how it was held beside the picture.
    const original = sharp(master).autoOrient()
    const { width } = (await original.metadata()).autoOrient
    const widths = encodedWidths(width)
    let height = 0
    for (const target of widths) {
      const file = join(encoded, pictureFile(name, hash, target))
      ;({ height } = await original.clone().resize(target).avif(settings).toFile(file))
    }
    return { hash, widths, height }
  } catch (cause) {
    throw new Error(`src/images/masters: ${name} can't be encoded.`, { cause })
  }
}
