import { describe, expect, it } from 'vitest'
import { designTokens } from '../../../scripts/designTokens.ts'

/** What the format requires of a value, by type. */
const values: Readonly<Record<string, unknown>> = {
  color: {
    colorSpace: 'srgb',
    components: [expect.any(Number), expect.any(Number), expect.any(Number)],
    alpha: expect.any(Number),
    hex: expect.stringMatching(/^#[\da-f]{6}$/),
  },
  dimension: { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) },
  duration: { value: expect.any(Number), unit: 'ms' },
  fontWeight: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
}

interface FlatToken {
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** All tokens below a group, each with the type that it inherits. */
function flatten(group: object, path: readonly string[] = [], inherited = 'none'): readonly FlatToken[] {
  const type = '$type' in group ? String(group.$type) : inherited
  if ('$value' in group) return [{ name: path.join('.'), type, value: group.$value }]
  return Object.entries(group).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? flatten(part, [...path, name], type) : [],
  )
}

describe('the file of design tokens', () => {
  const tokens = flatten(designTokens)

  it('has a name and a value as the format requires for each token', () => {
    expect(tokens.length).toBeGreaterThan(150)
    for (const { name, type, value } of tokens) {
      expect(name).toMatch(/^[^.{}$]+(?:\.[^.{}$]+)+$/)
      expect({ name, value }).toEqual({ name, value: values[type] })
    }
  })

  it('has the values of the site', () => {
    const find = (name: string) => tokens.find((token) => token.name === name)?.value
    expect(find('palette.navy')).toEqual({
      colorSpace: 'srgb',
      components: [0.071, 0.196, 0.29],
      alpha: 1,
      hex: '#12324a',
    })
    expect(find('surface.navy.accent')).toMatchObject({ hex: '#f0b27a' })
    expect(find('space.phone.gutter')).toEqual({ value: 1, unit: 'rem' })
    expect(find('space.desktop.gutter')).toEqual({ value: 3, unit: 'rem' })
    expect(find('text.desktop.title')).toEqual({ value: 3.5, unit: 'rem' })
    expect(find('radius.small')).toEqual({ value: 2, unit: 'px' })
    expect(find('duration.quick')).toEqual({ value: 150, unit: 'ms' })
    expect(find('easing.out')).toEqual([0.2, 0, 0, 1])
  })
})
