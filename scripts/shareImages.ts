import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ShareImages } from '../src/head/headTags.tsx'
import type { ShareCard } from '../src/head/shareCards.ts'
import { palette } from '../tailwind.config.ts'
import { fontFile, loadLettering, type Lettering, type TextStyle } from './lettering.ts'
import { cacheFolder } from './picturePipeline.ts'

const images = resolve(import.meta.dirname, '../src/images')
const width = 1200
const height = 630
const retentionMs = 60 * 24 * 3600 * 1000

/** Messengers reject large pictures, and phones load them over mobile data. */
const maxBytes = 76_000

/** The text's column, and the left edge of the picture, in pixels. */
const column = { left: 56, width: 404 }
const photoLeft = 528

/** Files that the pictures depend on, in addition to each card's own picture. */
const sharedSources = [
  import.meta.filename,
  join(import.meta.dirname, 'lettering.ts'),
  fontFile,
  join(images, 'logo-mark.svg'),
]

/**
 * Writes the picture of each page's shared links to a folder `share` of the site. The pictures are rendered once per
 * machine and cached like the other pictures.
 */
export async function writeShareImages(cards: readonly ShareCard[], site: string): Promise<ShareImages> {
  const cache = cacheFolder('share-images')
  const sources = await Promise.all(sharedSources.map((file) => readFile(file)))
  await mkdir(join(site, 'share'), { recursive: true })
  let lettering: Promise<Lettering> | undefined
  const entries = await Promise.all(
    cards.map(async (card) => {
      const hash = createHash('sha256').update(JSON.stringify([card, palette]))
      for (const source of [...sources, await readFile(backgroundFile(card))]) hash.update(source)
      const key = hash.digest('hex').slice(0, 16)
      const cached = join(cache, `${key}.jpg`)
      if (await statOf(cached)) await utimes(cached, new Date(), new Date())
      else {
        lettering ??= loadLettering()
        const image = await render(withoutMissingCharacters(card, await lettering), await lettering)
        // Renamed when complete, because another build may read it meanwhile.
        const unfinished = `${cached}.${process.pid}`
        await writeFile(unfinished, image)
        await rename(unfinished, cached)
      }
      const path = `/share/${card.href.slice(1).replaceAll('/', '-') || 'home'}-${key.slice(0, 8)}.jpg`
      await copyFile(cached, join(site, path))
      return [card.href, { path, width, height, alt: card.alt }] as const
    }),
  )
  await removeUnused(cache)
  return Object.fromEntries(entries)
}

function backgroundFile({ photo }: ShareCard) {
  return join(images, photo ? `${photo.name}.webp` : 'section-on-navy.svg')
}

async function statOf(path: string) {
  return stat(path).catch(() => undefined)
}

/** Deletes pictures that no build has used for two months. */
async function removeUnused(cache: string) {
  for (const file of await readdir(cache)) {
    const used = (await statOf(join(cache, file)))?.mtimeMs ?? Date.now()
    if (Date.now() - used > retentionMs) await rm(join(cache, file), { force: true })
  }
}

/** The card without the texts that the font lacks a character for, which it would show as a box. */
function withoutMissingCharacters(card: ShareCard, lettering: Lettering): ShareCard {
  const keep = (text: string) => {
    if (lettering.canSet(text)) return text
    console.warn(`The picture of links to ${card.href} leaves out "${text}": the font lacks a character.`)
    return ''
  }
  return {
    ...card,
    firm: keep(card.firm),
    eyebrow: keep(card.eyebrow),
    title: keep(card.title),
    note: keep(card.note),
  }
}

async function render(card: ShareCard, lettering: Lettering): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mark = await readFile(join(images, 'logo-mark.svg'))
  const picture = await sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([
      { input: await background(card), left: photoLeft, top: 0 },
      { input: await sharp(mark, { density: 96 }).resize(60).toBuffer(), left: column.left, top: 52 },
      { input: Buffer.from(overlay(card, lettering)), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer()
  for (let quality = 84; ; quality -= 6) {
    const encoded = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (encoded.length <= maxBytes || quality < 50) return encoded
  }
}

/** The right part: the picture, cropped around its focal point, or a section drawing. */
async function background(card: ShareCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const area = { width: width - photoLeft, height }
  if (!card.photo) {
    // Its lettering depends on the machine's fonts.
    const drawing = (await readFile(backgroundFile(card), 'utf8')).replace(/<text\b.*?<\/text>/gs, '')
    const middle = { width: area.width, height: Math.round(height * 0.8) }
    const image = await sharp(Buffer.from(drawing)).resize(middle).toBuffer()
    return sharp({ create: { ...area, channels: 3, background: palette.navy } })
      .composite([{ input: image }])
      .png()
      .toBuffer()
  }
  const { focus } = card.photo
  const file = backgroundFile(card)
  const size = await sharp(file).metadata()
  // A portrait is not cropped.
  if (size.height > size.width) {
    return sharp(file)
      .resize({ ...area, fit: 'contain', background: palette.paper })
      .toBuffer()
  }
  const scale = Math.max(area.width / size.width, area.height / size.height)
  const scaled = { width: Math.ceil(size.width * scale), height: Math.ceil(size.height * scale) }
  const offset = (side: 'width' | 'height', percent: number) =>
    Math.round(
      Math.min(Math.max((scaled[side] * percent) / 100 - area[side] / 2, 0), scaled[side] - area[side]),
    )
  return sharp(file)
    .resize(scaled)
    .extract({ left: offset('width', focus.x), top: offset('height', focus.y), ...area })
    .toBuffer()
}

/** The texts, and between them and the picture a dimension line as in a drawing. */
function overlay({ firm, eyebrow, title, note }: ShareCard, lettering: Lettering): string {
  const firmStyle: TextStyle = { weight: 700, size: 36, fill: palette.charcoal }
  const eyebrowStyle: TextStyle = { weight: 700, size: 25, fill: palette.clay }
  const noteStyle: TextStyle = { weight: 500, size: 25, fill: palette.slate }
  const eyebrowLines = lettering.wrap(eyebrow, eyebrowStyle, column.width) ?? [eyebrow]
  const { style: titleStyle, lines: titleLines } = fitTitle(title, lettering)
  const eyebrowStep = 32
  const titleStep = titleStyle.size * 1.12
  const blockHeight = eyebrowLines.length * eyebrowStep + 14 + titleLines.length * titleStep
  // Centred between the firm's name and the note.
  const top = 336 - blockHeight / 2
  const titleTop = top + eyebrowLines.length * eyebrowStep + 14
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    lettering.line(firm, firmStyle, column.left + 76, 95),
    ...eyebrowLines.map((line, index) =>
      lettering.line(line, eyebrowStyle, column.left, top + eyebrowStyle.size + index * eyebrowStep),
    ),
    ...titleLines.map((line, index) =>
      lettering.line(line, titleStyle, column.left, titleTop + titleStyle.size * 0.9 + index * titleStep),
    ),
    lettering.line(note, noteStyle, column.left, 572),
    `<g fill="none" stroke="${palette.rust}" stroke-width="2"><path d="M494 40V590M484 40H504M484 590H504"/>`,
    `<path stroke-width="4" d="M487 47L501 33M487 597L501 583"/></g>`,
    '</svg>',
  ].join('')
}

/** The largest size at which the title fits the column. */
function fitTitle(title: string, lettering: Lettering): { style: TextStyle; lines: string[] } {
  const smallest: TextStyle = { weight: 700, size: 40, fill: palette.charcoal }
  for (const size of [64, 58, 52, 46]) {
    const style = { ...smallest, size }
    const lines = lettering.wrap(title, style, column.width)
    if (lines && lines.length * size <= 260) return { style, lines }
  }
  return { style: smallest, lines: lettering.wrap(title, smallest, column.width) ?? [title] }
}
