import { describe, expect, it } from 'vitest'
import { focusRing, surfaces, palette, roles } from '../../../tailwind.config'
import {
  contrast,
  contrastPairs,
  surfaceNames,
  ringContrast,
  ringNeeds,
  schemes,
} from '../../../stories/guides/blocks/tokens'

describe('contrast', () => {
  it('is computed as WCAG 2 defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('is measured on every surface and in print, for every role that conveys a meaning', () => {
    expect(schemes).toEqual([...Object.keys(surfaces), 'print'])
    const pairs = Object.entries(roles).flatMap(([role, rule]) =>
      'on' in rule ? rule.on.map((on) => `${role} on ${on}`) : [],
    )
    expect(pairs.length).toBeGreaterThan(20)
    for (const scheme of schemes) {
      expect(contrastPairs(scheme).map(({ role, on }) => `${role} on ${on}`)).toEqual(pairs)
    }
  })

  // Such as "Links: accent on surface, in navy": the colours that a navy surface gives the roles `accent` and `surface`.
  // The roles and what they are used for are in tailwind.config.ts.
  it.each(
    schemes.flatMap((scheme) =>
      contrastPairs(scheme).map((pair) => ({ scheme, pair, use: roles[pair.role].use })),
    ),
  )('is sufficient for $use: $pair.role on $pair.on, in $scheme', ({ pair }) => {
    expect(pair.ratio).toBeGreaterThanOrEqual(pair.needed)
  })

  it.each(surfaceNames)('of the focus ring around a control is sufficient on %s', (surface) => {
    expect(ringContrast('around', surface)).toBeGreaterThanOrEqual(ringNeeds)
  })

  // A control with such a ring, like the button of Tooltip, must not be placed on a dark surface.
  it('of a focus ring within a control, where only its dark line is drawn, is sufficient on white but not on navy', () => {
    expect(ringContrast('within', 'white')).toBeGreaterThanOrEqual(ringNeeds)
    expect(ringContrast('within', 'navy')).toBeLessThan(ringNeeds)
  })

  it('between the two colours of the focus ring makes one of them visible on any surface', () => {
    // If the two contrast at least 9:1, any third colour contrasts at least √9 = 3:1 with one of them.
    expect(contrast(focusRing.focus, focusRing['focus-edge'])).toBeGreaterThanOrEqual(9)
  })
})

describe('the palette', () => {
  it('has no duplicate colours', () => {
    expect(new Set(Object.values(palette)).size).toBe(Object.keys(palette).length)
  })
})
