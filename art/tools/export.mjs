// Converts finished pictures to WebP, under the names that the site uses: node export.mjs [name ...]
import sharp from 'sharp'
import { existsSync, mkdirSync } from 'node:fs'
export const NAMES = {
  'house-front': 'db-32-front',
  'house-dusk': 'db-32-dusk',
  'house-gate': 'db-32-gate',
  'house-corner': 'db-32-corner',
  'house-entrance': 'db-32-entrance',
  'house-terrace': 'db-32-terrace',
  'house-porch': 'db-32-porch',
  'house-detail': 'db-32-detail',
  'house-garden': 'db-32-garden',
  'house-aerial': 'db-32-aerial',
  'house-rooftop': 'db-32-rooftop',
  'grey-yard': 'grey-structure-yard',
  'project-gable': 'house-project-gable',
  'house-section': 'db-32-section',
  'house-exploded': 'db-32-exploded',
  'tower-hero': 'swiss-tower-hero',
  'tower-street': 'swiss-tower-street',
  'tower-podium': 'swiss-tower-podium',
  'tower-detail': 'swiss-tower-detail',
  'tower-aerial': 'swiss-tower-aerial',
  'tower-portrait': 'swiss-tower-portrait',
  'grey-main': 'grey-structure-crane',
  'grey-slab': 'grey-structure-slab',
  'grey-aerial': 'grey-structure-aerial',
  'grey-reinforcement': 'grey-structure-reinforcement',
  'bath-pipes': 'grey-structure-pipes',
  'bath-bathroom': 'interior-bathroom',
  'living-side': 'interior-living-side',
  'living-main': 'interior-living-main',
  'living-dusk': 'interior-living-dusk',
  'living-kitchen': 'interior-kitchen',
  'project-front': 'house-project-front',
  'project-dusk': 'house-project-dusk',
  'project-corner': 'house-project-corner',
  'project-garden': 'house-project-garden',
  'project-exploded': 'house-project-exploded',
  'project-section': 'house-project-section',
  'project-porch': 'house-project-porch',
  'project-aerial': 'house-project-aerial',
  'land-garden': 'landscape-garden',
  'land-town': 'town-planning',
}
for (const marla of [5, 10, 20]) {
  NAMES[`houses-${marla}`] = `house-${marla}-marla`
  for (const part of ['basement', 'ground', 'first', 'roof'])
    NAMES[`houses-${marla}_${part}`] = `house-${marla}-marla-${part}`
}
/**
 * part: what remains of a picture without a blank margin that would separate it from its caption. added: blank at other
 * sides, so that a crop of 2:3 keeps the whole width of the subject.
 */
const CROPS = {
  'house-exploded': { part: { left: 0, top: 0, width: 1200, height: 1392 }, added: { top: 60, right: 18 } },
}

/** The WebP quality of pictures full of bricks or leaves, which would be large otherwise. */
const QUALITY = { 'project-front': 88, 'house-aerial': 90, 'house-rooftop': 90 }

const paper = '#faf8f4'
const out = process.env.OUT || '../out'
mkdirSync(out, { recursive: true })
const only = process.argv.slice(2)
for (const [k, v] of Object.entries(NAMES)) {
  const src = `../png/${k}.png`
  if (!existsSync(src) || (only.length && !only.includes(k))) continue
  const alpha = k.startsWith('houses-')
  const dst = `${out}/${v}.webp`
  let s = sharp(src)
  if (!alpha) s = s.flatten({ background: paper })
  const crop = CROPS[k]
  if (crop) s = s.extract(crop.part).extend({ ...crop.added, background: paper })
  const i = await s
    .webp({ quality: QUALITY[k] ?? 92, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toFile(dst)
  console.log(v, `${i.width}x${i.height}`, Math.round(i.size / 1024) + ' kB', alpha ? 'alpha' : '')
}
