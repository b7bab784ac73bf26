import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const images = join(import.meta.dirname, '../../../src/images')
const masters = readdirSync(join(images, 'masters')).map((file) => ({
  name: parse(file).name,
  bytes: readFileSync(join(images, 'masters', file)),
}))

it('every picture has been encoded since its master last changed; if not, run `npm run pictures`', () => {
  const encoded: unknown = JSON.parse(readFileSync(join(images, 'encoded/masters.json'), 'utf8'))
  const hashes = masters.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  expect(Object.fromEntries(hashes)).toEqual(encoded)
})

it('every picture is encoded in every width up to its own, and nothing else is', async () => {
  const files = await Promise.all(
    masters.map(async ({ name, bytes }) => {
      const { width, height } = (await sharp(bytes).metadata()).autoOrient
      const widths = new Set([240, 480, 800, 1280, 1800, 2400].map((one) => Math.min(one, width)))
      return [...widths].map((one) => `${name}-${one}x${Math.round((one * height) / width)}.avif`)
    }),
  )
  const encoded = readdirSync(join(images, 'encoded')).filter((file) => file.endsWith('.avif'))
  expect(encoded.toSorted()).toEqual(files.flat().toSorted())
})
