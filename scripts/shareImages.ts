import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import satori, { type Font } from 'satori'
import sharp, { type Sharp } from 'sharp'
import type { ShareImages } from '../src/site/head/headTags.tsx'
import type { ShareCard } from '../src/site/head/shareCards.ts'
import { palette } from '../tailwind.config.ts'
import { columnWidth, shareTexts } from './shareTexts.ts'

const root = resolve(import.meta.dirname, '..')
const images = join(root, 'src/images')
const [width, height, textsWidth] = [1200, 630, 528]
const area = { width: width - textsWidth, height }

/** Writes the picture of each page's shared links to a folder `share` of the site. */
export async function writeShareImages(cards: readonly ShareCard[], site: string): Promise<ShareImages> {
  await mkdir(join(site, 'share'), { recursive: true })
  const fonts = await Promise.all([loadFont(500, '500Medium'), loadFont(700, '700Bold')])
  const entries = cards.map(async (card) => {
    const picture = await renderPicture(card)
    const image = await picture
      .composite([{ input: await renderTexts(card, fonts), gravity: 'west' }])
      // At most 80 KB: messengers reject large pictures, and phones load them over mobile data.
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer()
    const hash = createHash('sha256').update(image).digest('hex').slice(0, 8)
    const path = `/share/${card.href.slice(1).replaceAll('/', '-') || 'home'}-${hash}.jpg`
    await writeFile(join(site, path), image)
    return [card.href, { path, width, height, alt: card.alt }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function loadFont(weight: 500 | 700, name: string): Promise<Font> {
  const file = `node_modules/@expo-google-fonts/archivo/${name}/Archivo_${name}.ttf`
  return { name: 'Archivo', weight, data: await readFile(join(root, file)) }
}

/** The texts as an SVG, with the title in the largest size at which it fits. */
async function renderTexts(card: ShareCard, fonts: Font[]): Promise<Buffer> {
  const mark = `data:image/svg+xml;base64,${await readFile(join(images, 'logo-mark.svg'), 'base64')}`
  let svg = ''
  let isFitting = false
  for (const titleSize of [64, 58, 52, 46, 40]) {
    svg = await satori(shareTexts(card, mark, titleSize), {
      width: textsWidth,
      height,
      fonts,
      onNodeDetected(node) {
        if (node.key === 'title') isFitting = node.width <= columnWidth && node.height <= 292
      },
    })
    if (isFitting) break
  }
  return Buffer.from(svg)
}

/** The photo, cropped in its width unless it is a portrait, or else a section drawing; with space for the texts. */
async function renderPicture({ photo }: ShareCard): Promise<Sharp> {
  const background = photo ? palette.paper : palette.navy
  if (!photo) {
    const drawing = await readFile(join(images, 'section-on-navy.svg'), 'utf8')
    // Its lettering depends on the machine's fonts.
    return sharp(Buffer.from(drawing.replace(/<text\b.*?<\/text>/gs, '')))
      .resize(area.width, height - 126)
      .extend({ left: textsWidth, top: 63, bottom: 63, background })
      .flatten({ background })
  }
  const masters = await readdir(join(images, 'masters'))
  const master = masters.find((name) => parse(name).name === photo.name) ?? photo.name
  const file = sharp(join(images, 'masters', master)).autoOrient()
  const original = (await file.metadata()).autoOrient
  if (original.height > original.width) {
    return file.resize({ ...area, fit: 'contain', background }).extend({ left: textsWidth, background })
  }
  const scale = Math.max(area.width / original.width, area.height / original.height)
  const scaled = { width: Math.ceil(original.width * scale), height: Math.ceil(original.height * scale) }
  const start = { left: 0.4, right: 0.66, 'top-right': 0.66, center: 0.5, bottom: 0.5 }[photo.position]
  const left = Math.round((scaled.width - area.width) * start)
  return file
    .resize(scaled)
    .extract({ left, top: 0, ...area })
    .extend({ left: textsWidth, background })
}
