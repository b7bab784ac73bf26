import { describe, expect, it } from 'vitest'
import { focusRing, palette, printed, roles } from '../../../tailwind.config'
import { contrast, contrastOf, groundNames, roleNames } from '../../../stories/guides/blocks/tokens'

const measured = roleNames.filter((role) => 'on' in roles[role])

describe('contrast', () => {
  it('is computed as WCAG 2 defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it.each(groundNames.flatMap((ground) => measured.map((role) => ({ ground, role }))))(
    'of $role on $ground is sufficient',
    ({ ground, role }) => {
      const { ratio = 0, needed = Infinity } = contrastOf(role, ground) ?? {}
      expect(ratio).toBeGreaterThanOrEqual(needed)
    },
  )

  it.each(measured)('of %s in print is sufficient', (role) => {
    const rule = roles[role]
    const ratios = 'on' in rule ? rule.on.map((other) => contrast(printed[role], printed[other])) : []
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual('contrast' in rule ? rule.contrast : Infinity)
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
