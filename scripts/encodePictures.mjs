import { readdirSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

/**
 * Encodes every picture in src/images as AVIF, in the widths that the site serves, into src/images/encoded. Run it by hand
 * after a picture was added or changed: `node scripts/encodePictures.mjs`.
 */
const images = join(import.meta.dirname, '../src/images')
const encoded = join(images, 'encoded')

/**
 * Widths in pixels: 240 for a thumbnail of up to 50 CSS pixels at 3×, 480 for phones at 1×, 800 for phones at 2×, 1280 and
 * 1800 for wide windows, 2400 for a picture over the whole width at 2×.
 */
const widths = [240, 480, 800, 1280, 1800, 2400]

await rm(encoded, { recursive: true, force: true })
await mkdir(encoded)
for (const file of readdirSync(images, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.webp')) continue
  const original = sharp(join(images, file))
  const { width, height } = await original.metadata()
  for (const target of new Set(widths.map((one) => Math.min(one, width)))) {
    const name = `${parse(file).name}-${target}x${Math.round((target * height) / width)}.avif`
    // Quality 55 keeps the fine edges of the models; the originals have 4:2:0 chroma subsampling, too.
    const settings = /** @type {const} */ ({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' })
    await original.clone().resize(target).avif(settings).toFile(join(encoded, name))
  }
}
