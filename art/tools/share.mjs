// share.mjs - node share.mjs: the house's front as the picture that a shared link shows -> out/share.jpg
import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
const out = process.env.OUT || '../out'
mkdirSync(out, { recursive: true })
await sharp('../../src/images/db-32-front.webp')
  .resize(1200, 630, { fit: 'cover', position: 'attention' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(`${out}/share.jpg`)
