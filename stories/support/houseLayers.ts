import type { LiftedLayer } from '../../src/design-system'
import basement from '../../src/images/db-32-layer-basement.webp?picture'
import first from '../../src/images/db-32-layer-first.webp?picture'
import ground from '../../src/images/db-32-layer-ground.webp?picture'
import roof from '../../src/images/db-32-layer-roof.webp?picture'

/** The floors of the sample house, from the bottom up. */
export const houseLayers: readonly LiftedLayer[] = [
  { part: 'basement', picture: basement, outline: '408,472 675,290 931,395 931,508 676,681 408,584' },
  { part: 'ground', picture: ground, outline: '43,596 635,124 1061,299 1158,416 565,818 42,603' },
  { part: 'first', picture: first, outline: '164,508 301,351 635,124 1074,305 1074,425 613,738 159,554' },
  { part: 'roof', picture: roof, outline: '190,511 625,216 1079,385 1079,410 612,723 416,644' },
]
