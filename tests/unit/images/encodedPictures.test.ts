import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import encoded from '../../../src/images/encoded.json'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'src/images/masters')
const masters = readdirSync(folder).map((file) => {
  const bytes = readFileSync(join(folder, file))
  return { name: parse(file).name, bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 8) }
})

it('every picture has been encoded since its master last changed; if not, run `npm run pictures`', () => {
  const hashes = Object.entries(encoded).map(([name, { hash }]) => [name, hash])
  const expected = masters.map(({ name, hash }) => [name, hash])
  expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries(expected))
})

it('every picture is encoded in every width up to its own, and nothing else is', async () => {
  const files = await Promise.all(
    masters.map(async ({ name, bytes, hash }) => {
      const { width } = (await sharp(bytes).metadata()).autoOrient
      const widths = new Set([240, 480, 800, 1280, 1800, 2400].map((one) => Math.min(one, width)))
      return [...widths].map((one) => `${name}-${hash}-${one}.avif`)
    }),
  )
  expect(readdirSync(join(root, 'public/assets')).toSorted()).toEqual(files.flat().toSorted())
})

it.each(Object.entries(encoded))(
  '%s has the size of its largest file',
  async (name, { hash, widths, height }) => {
    const width = widths.at(-1)
    const file = await sharp(join(root, `public/assets/${name}-${hash}-${width}.avif`)).metadata()
    expect([file.width, file.height]).toEqual([width, height])
  },
)
