import type { Floor } from '../estimator'

/** A model whose parts are pictures of one size, each with its floor at street level: a part moves up with what is below it. */
export interface HouseModelRecord {
  /** The size of its plot. */
  readonly marla: 5 | 10 | 20
  /** Its covered area above the ground, in square feet. */
  readonly aboveGround: number
  /** The size of each picture, in px. */
  readonly width: number
  readonly height: number
  /** The height of a storey above the ground, in px. */
  readonly storey: number
  /** The height of the basement, in px. */
  readonly basement: number
  /** The outline of each part, in px, as the points of an SVG polygon. */
  readonly outlines: Readonly<Record<Floor | 'roof', string>>
}

/** Houses with the covered areas of the estimator, the smallest first, all at 44 px to the metre: the figures of art/houses.py. */
export const houseModels: readonly [HouseModelRecord, HouseModelRecord, HouseModelRecord] = [
  {
    marla: 5,
    aboveGround: 1638,
    width: 598,
    height: 658,
    storey: 121.9,
    basement: 110.5,
    outlines: {
      basement:
        '116.5,366.8 250.3,235.5 549.1,311.6 549.1,389.7 501.1,436.7 471.2,429.1 471.2,466.1 415.2,521 116.5,444.9',
      ground:
        '36.6,401.4 274.3,168.1 573.1,244.2 573.1,366.2 501.1,436.7 471.2,429.1 471.2,466.1 415.2,521 289.8,489.1 209.9,567.5 36.6,523.3',
      first:
        '36.6,401.4 240.8,201 539.5,277.2 539.5,399.1 501.1,436.7 471.2,429.1 471.2,466.1 335.3,599.4 36.6,523.3',
      roof: '36.6,490.9 240.8,290.6 539.5,366.7 539.5,399.1 501.1,436.7 471.2,429.1 471.2,466.1 335.3,599.4 36.6,523.3',
    },
  },
  {
    marla: 10,
    aboveGround: 2606,
    width: 834,
    height: 776,
    storey: 127.7,
    basement: 114.3,
    outlines: {
      basement: '152,419.1 359.8,215.2 730.9,309.8 730.9,387.9 523.2,591.7 152,497.2',
      ground: '138,383.3 372.1,153.5 743.3,248.1 743.3,375.7 431.3,681.9 209.1,625.3 209.1,529 138,510.9',
      first: '164.8,357 341.8,183.3 713,277.9 713,405.5 447.3,666.2 225.1,609.6 225.1,500 164.8,484.6',
      roof: '164.8,452.2 341.8,278.6 713,373.1 713,405.5 447.3,666.2 225.1,609.6 225.1,500 164.8,484.6',
    },
  },
  {
    marla: 20,
    aboveGround: 4860,
    width: 1170,
    height: 958,
    storey: 133.4,
    basement: 118.1,
    outlines: {
      basement: '211.1,555.6 572.5,201 1075.9,329.3 1075.9,407.4 714.5,762 211.1,633.7',
      ground:
        '183.2,527.8 582.7,135.8 1086.1,264 1086.1,397.4 704.5,771.8 444.2,705.5 426.2,723.1 183.2,661.2',
      first:
        '97.3,612.1 538.7,178.9 1042.1,307.1 1042.1,440.5 850.7,628.4 590.3,562.1 340.3,807.4 97.3,745.5',
      roof: '97.3,713.1 538.7,279.9 1042.1,408.1 1042.1,440.5 850.7,628.4 590.3,562.1 340.3,807.4 97.3,745.5',
    },
  },
]
