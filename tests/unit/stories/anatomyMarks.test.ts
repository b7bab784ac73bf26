import { describe, expect, it } from 'vitest'
import { placeMarks, type FoundPart } from '../../../stories/guides/blocks/anatomyMarks'

const example = { left: 100, top: 100, right: 300, bottom: 200 }
const bounds = { left: 0, top: 0, right: 400, bottom: 300 }

const part = (number: number, side: FoundPart['side'], top: number): FoundPart => ({
  number,
  side,
  box: { left: 120, top, right: 200, bottom: top + 20 },
})

describe('the numbers of parts', () => {
  it('are beside the example, at the height of their part, with a line to its edge', () => {
    expect(placeMarks([part(1, 'left', 120)], example, bounds)).toEqual([
      { number: 1, at: { x: 76, y: 130 }, to: { x: 120, y: 130 } },
    ])
  })

  it('don’t overlap on the same side', () => {
    const [first, second] = placeMarks([part(1, 'right', 130), part(2, 'right', 120)], example, bounds)
    expect(second?.at.y).toBe(130)
    expect(first?.at.y).toBe(158)
  })

  it('stay within the bounds', () => {
    const [mark] = placeMarks([part(1, 'top', 0)], undefined, bounds)
    expect(mark?.at).toEqual({ x: 160, y: 13 })
  })

  it('don’t cover another small part', () => {
    const other = { left: 40, top: 100, right: 84, bottom: 144 }
    const [mark] = placeMarks(
      [part(1, 'left', 112), { number: 2, side: 'top', box: other }],
      undefined,
      bounds,
    )
    if (!mark) throw new Error('The number is missing')
    const { x, y } = mark.at
    expect(x + 12 <= 40 || x - 12 >= 84 || y + 12 <= 100 || y - 12 >= 144).toBe(true)
  })

  it('don’t overlap on different sides', () => {
    const box = { left: 100, top: 100, right: 140, bottom: 140 }
    const below = { left: 100, top: 180, right: 140, bottom: 220 }
    const [first, second] = placeMarks(
      [
        { number: 1, side: 'bottom', box },
        { number: 2, side: 'top', box: below },
      ],
      undefined,
      bounds,
    )
    if (!first || !second) throw new Error('A number is missing')
    expect(Math.hypot(first.at.x - second.at.x, first.at.y - second.at.y)).toBeGreaterThanOrEqual(28)
  })
})
