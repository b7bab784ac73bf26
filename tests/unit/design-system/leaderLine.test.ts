import { describe, expect, it } from 'vitest'
import { leaderPoints } from '../../../src/design-system/internal/leaderLine'

const root = { left: 0, right: 600, top: 0, bottom: 300 }
const part = { left: 50, right: 250, top: 100, bottom: 140 }

describe('the line from a part of a figure to its annotation', () => {
  it('leads from the right side of the part to an annotation on the right', () => {
    const annotation = { left: 300, right: 600, top: 0, bottom: 60 }
    expect(leaderPoints(part, annotation, root, false)).toEqual([
      [250, 120],
      [296, 30],
    ])
  })

  it('leads from the left side of the part to an annotation on the left', () => {
    const moved = { ...part, left: 350, right: 550 }
    const annotation = { left: 0, right: 300, top: 0, bottom: 60 }
    expect(leaderPoints(moved, annotation, root, true)).toEqual([
      [350, 120],
      [304, 30],
    ])
  })

  it.each([
    { direction: 'left to right', isMirrored: false, start: 50, edge: -4 },
    { direction: 'right to left', isMirrored: true, start: 250, edge: 604 },
  ])('runs along the start edge to an annotation below, $direction', ({ isMirrored, start, edge }) => {
    const annotation = { left: 0, right: 600, top: 200, bottom: 260 }
    expect(leaderPoints(part, annotation, root, isMirrored)).toEqual([
      [start, 120],
      [edge, 120],
      [edge, 230],
    ])
  })
})
