import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'

const images = join(import.meta.dirname, '../../../src/images')
const masters = readdirSync(images, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp'))
  .map((file) => ({ name: parse(file).name, bytes: readFileSync(join(images, file)) }))

it('every picture is encoded as it is now, in every width; if not, run `node scripts/encodePictures.mjs`', async () => {
  const encoded: unknown = JSON.parse(readFileSync(join(images, 'encoded/masters.json'), 'utf8'))
  expect(
    Object.fromEntries(
      masters.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]),
    ),
  ).toEqual(encoded)
  const files = await Promise.all(
    masters.map(async ({ name, bytes }) => {
      const { width, height } = await sharp(bytes).metadata()
      const widths = new Set([240, 480, 800, 1280, 1800, 2400].map((one) => Math.min(one, width)))
      return [...widths].map((one) => `${name}-${one}x${Math.round((one * height) / width)}.avif`)
    }),
  )
  expect([...files.flat(), 'masters.json'].toSorted()).toEqual(
    readdirSync(join(images, 'encoded')).toSorted(),
  )
})
