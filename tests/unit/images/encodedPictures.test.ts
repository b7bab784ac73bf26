import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isPictureFile, pictureFile, pictureHash } from '../../../scripts/pictureFiles.mjs'
import encoded from '../../../src/images/encoded.json'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'src/images/masters')

it('every picture has been encoded since its master last changed, in every width up to its own; if not, run `npm run pictures`', async () => {
  const masters = await Promise.all(
    readdirSync(folder).map(async (file) => {
      const bytes = readFileSync(join(folder, file))
      const { width, height } = (await sharp(bytes).metadata()).autoOrient
      const widths = [...new Set([240, 480, 800, 1280, 1800, 2400].map((one) => Math.min(one, width)))]
      const record = {
        hash: pictureHash(bytes),
        widths,
        height: Math.round((Math.max(...widths) * height) / width),
      }
      return [parse(file).name, record]
    }),
  )
  expect(encoded).toEqual(Object.fromEntries(masters))
})

it('has the files of each picture, and no others', () => {
  const files = Object.entries(encoded).flatMap(([name, { hash, widths }]) =>
    widths.map((width) => pictureFile(name, hash, width)),
  )
  const pictures = readdirSync(join(root, 'public/assets')).filter(isPictureFile)
  expect(pictures.toSorted()).toEqual(files.toSorted())
})

it('names the files of a picture by its master', () => {
  expect(pictureHash(Buffer.from('one'))).not.toBe(pictureHash(Buffer.from('other')))
})
