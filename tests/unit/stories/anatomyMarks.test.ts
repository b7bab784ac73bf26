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
})
