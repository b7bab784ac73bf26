// Closes the window in the front wall of DB-32's basement, in pictures that were rendered while house.py had one:
// node retouch.mjs exploded|layer ../out/picture.webp retouched.webp
//
// Fills the window with the surface of the side wall, whose differences from pixel to pixel are added up from the edge
// of the window inwards, so that the fill continues the light of the front wall without a seam. Size and alpha stay.
import sharp from 'sharp'

// In px: the window with its frame (left, right, and its top and bottom at the left), the slope of the front wall, and
// of the side wall, whose surface is copied from this offset.
const windows = {
  layer: { left: 470, right: 607, top: 512, bottom: 568, slope: 0.4157, from: [676, 592], fromSlope: -0.672 },
  exploded: {
    left: 500,
    right: 616,
    top: 1294,
    bottom: 1344,
    slope: 0.42,
    from: [672, 1360],
    fromSlope: -0.69,
  },
}

const [kind, source, target] = process.argv.slice(2)
const box = windows[kind]
const { data, info } = await sharp(source).raw().toBuffer({ resolveWithObject: true })
const { width, height, channels } = info
const at = (x, y, c) => data[(y * width + x) * channels + c]

/** The side wall at this pixel of the front wall, between pixels. */
const wall = (x, y, c) => {
  const sx = box.from[0] + (x - box.left)
  const sy = box.from[1] + (y - box.top - box.slope * (x - box.left)) + box.fromSlope * (x - box.left)
  const low = Math.floor(sy)
  return at(sx, low, c) * (1 - sy + low) + at(sx, low + 1, c) * (sy - low)
}

const isInside = (x, y) => {
  const shift = box.slope * (x - box.left)
  return x >= box.left && x <= box.right && y >= box.top + shift && y <= box.bottom + shift
}
const pixels = []
for (let x = box.left; x <= box.right; x++)
  for (let y = box.top; y < height; y++) if (isInside(x, y)) pixels.push([x, y])
const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

for (let c = 0; c < 3; c++) {
  // What is added to the side wall's surface: harmonic inside the window, and the difference of both walls at its edge.
  const added = new Map()
  const key = (x, y) => y * width + x
  for (const [x, y] of pixels)
    for (const [dx, dy] of [[0, 0], ...neighbours]) {
      const [nx, ny] = [x + dx, y + dy]
      if (added.has(key(nx, ny))) continue
      added.set(key(nx, ny), isInside(nx, ny) ? 0 : at(nx, ny, c) - wall(nx, ny, c))
    }
  for (let round = 0; round < 400; round++)
    for (const [x, y] of pixels) {
      const sum = neighbours.reduce((total, [dx, dy]) => total + added.get(key(x + dx, y + dy)), 0)
      const before = added.get(key(x, y))
      added.set(key(x, y), before + 1.9 * (sum / 4 - before))
    }
  const values = pixels.map(([x, y]) => wall(x, y, c) + added.get(key(x, y)))
  pixels.forEach(([x, y], i) => {
    data[(y * width + x) * channels + c] = Math.min(255, Math.max(0, Math.round(values[i])))
  })
}

// As in export.mjs.
const written = await sharp(data, { raw: { width, height, channels } })
  .webp({ quality: 92, alphaQuality: 100, effort: 5, smartSubsample: true })
  .toFile(target)
console.log(target, `${written.width}x${written.height}`, Math.round(written.size / 1024) + ' kB')
