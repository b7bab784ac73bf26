import { createHash } from 'node:crypto'

/**
 * Widths in pixels: 240 for a thumbnail of up to 50 CSS pixels at 3×, 480 for phones at 1×, 800 for phones at 2×, 1280 and
 * 1800 for wide windows, 2400 for a picture over the whole width at 2×.
 */
const widths = [240, 480, 800, 1280, 1800, 2400]

/** How pictures are encoded: quality 55 keeps the fine edges of the models; their masters have 4:2:0 chroma subsampling, too. */
export const settings = /** @type {const} */ ({ quality: 55, effort: 4, chromaSubsampling: '4:2:0' })

/**
 * The widths in which a picture is encoded: those up to its own, and its own or the largest one.
 * @param {number} width of the master, in px
 */
export function encodedWidths(width) {
  return [...new Set(widths.map((one) => Math.min(one, width)))]
}

/**
 * What the files of a picture are named by: a hash of its master, and of how it is encoded.
 * @param {Buffer} master
 */
export function pictureHash(master) {
  const hash = createHash('sha256').update(JSON.stringify({ widths, settings }))
  return hash.update(master).digest('hex').slice(0, 8)
}

/**
 * @param {string} name
 * @param {string} hash
 * @param {number} width
 */
export const pictureFile = (name, hash, width) => `${name}-${hash}-${width}.avif`

/** Whether a file of public/assets is a picture. */
export const isPictureFile = (/** @type {string} */ file) => /-[0-9a-f]{8}-\d+\.avif$/.test(file)
