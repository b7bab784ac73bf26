import { encodedPicture } from '../../images/encodedPicture'

const basement = encodedPicture('db-32-layer-basement')
const first = encodedPicture('db-32-layer-first')
const ground = encodedPicture('db-32-layer-ground')
const roof = encodedPicture('db-32-layer-roof')

/** The floors and the roof of the sample house from the bottom up, each with the outline of its picture. */
export const houseLayers = [
  { part: 'basement', picture: basement, outline: '408,472 675,290 931,395 931,508 676,681 661,689 408,584' },
  { part: 'ground', picture: ground, outline: '43,596 361,310 635,124 1061,299 1158,416 565,818 42,603' },
  {
    part: 'first',
    picture: first,
    outline: '164,508 301,351 635,124 1074,305 1074,425 613,738 342,631 159,554',
  },
  { part: 'roof', picture: roof, outline: '190,511 625,216 883,304 1079,385 1079,410 612,723 416,644' },
] as const
