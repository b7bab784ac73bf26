import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { iconPaths } from '../src/head/webManifest.ts'
import { palette } from '../tailwind.config.ts'

const mark = resolve(import.meta.dirname, '../src/images/logo-mark-on-dark.svg')

interface IconShape {
  readonly size: number
  /** The size of the mark, relative to the icon's. */
  readonly mark: number
  /** The radius of the corners, relative to the icon's size. */
  readonly corner: number
}

/** Systems may crop a maskable icon to a circle of 80 % of its size, and iOS rounds the corners of its icon. */
const shapes: Record<keyof typeof iconPaths, IconShape> = {
  small: { size: 192, mark: 0.75, corner: 0.125 },
  large: { size: 512, mark: 0.75, corner: 0.125 },
  maskable: { size: 512, mark: 0.52, corner: 0 },
  appleTouch: { size: 180, mark: 0.66, corner: 0 },
}

/** Writes the icons of the web manifest to the site: the logo mark on the brand's colour. */
export async function writeIcons(paths: typeof iconPaths, site: string): Promise<void> {
  const svg = await readFile(mark)
  const names = Object.keys(shapes) as (keyof typeof iconPaths)[]
  await Promise.all(
    names.map(async (name) => {
      const { size, corner, mark: share } = shapes[name]
      const inner = Math.round(size * share)
      const offset = Math.round((size - inner) / 2)
      const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${palette.navy}"/></svg>`
      await sharp(Buffer.from(ground))
        .composite([
          { input: await sharp(svg, { density: 600 }).resize(inner).toBuffer(), left: offset, top: offset },
        ])
        .png({ palette: true, effort: 1 })
        .toFile(join(site, paths[name]))
    }),
  )
}
