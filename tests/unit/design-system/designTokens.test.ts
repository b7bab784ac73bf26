import { describe, expect, it } from 'vitest'
import { designTokens, vendor, withoutToken } from '../../../scripts/designTokens'
import tailwind, { focusRing, grounds, palette, printed } from '../../../tailwind.config'

type Json = string | number | boolean | null | readonly Json[] | JsonObject
interface JsonObject {
  readonly [name: string]: Json
}

interface ParsedToken {
  /** Its path, with dots. */
  readonly path: string
  readonly type: string
  readonly value: Json
  /** The CSS text in the extensions of the token or of its group. */
  readonly css: string | undefined
}

const file: JsonObject = JSON.parse(JSON.stringify(designTokens()))
const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const numberIn = (value: Json | undefined, name: string) =>
  isObject(value) && typeof value[name] === 'number' ? value[name] : Number.NaN

/** The tokens of a file, and what the rules of the format forbid in it. */
function parse(root: JsonObject) {
  const tokens: ParsedToken[] = []
  const errors: string[] = []
  visit(root, [], undefined, undefined)
  const byPath = new Map(tokens.map((token) => [token.path, token]))
  for (const token of tokens) {
    const problem = problemOf(token.type, token.value)
    if (problem) errors.push(`${token.path}: ${problem}`)
  }
  return { tokens, errors, resolve }

  function visit(node: JsonObject, path: string[], inherited: Json | undefined, css: string | undefined) {
    const at = path.join('.')
    const isToken = '$value' in node
    const allowed = new Set(['$type', '$description', '$extensions', ...(isToken ? ['$value'] : [])])
    const type = node['$type'] ?? inherited
    const extension = isObject(node['$extensions']) ? node['$extensions'][vendor] : undefined
    const ownCss = isObject(extension) && typeof extension['css'] === 'string' ? extension['css'] : css
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$')) {
        if (!allowed.has(name)) errors.push(`${at}: unknown property ${name}`)
        if (name === '$description' && typeof child !== 'string') errors.push(`${at}: description`)
        if (name === '$extensions' && !isObject(child)) errors.push(`${at}: extensions`)
      } else if (isToken) errors.push(`${at}: a token contains ${name}`)
      else if (!/^[^${}.][^{}.]*$/.test(name)) errors.push(`${at}: invalid name ${name}`)
      else if (isObject(child)) visit(child, [...path, name], type, ownCss)
      else errors.push(`${at}.${name}: neither a token nor a group`)
    }
    if (!isToken) return
    if (typeof type === 'string') tokens.push({ path: at, type, value: node['$value'] ?? null, css: ownCss })
    else errors.push(`${at}: no type`)
  }

  /** The value that a reference leads to. */
  function resolve(value: Json, seen: readonly string[] = []): { type?: string; value: Json } {
    const [, path] = typeof value === 'string' ? (/^\{(.+)\}$/.exec(value) ?? []) : []
    if (!path) return { value }
    const token = byPath.get(path)
    if (!token || seen.includes(path)) return { value: null }
    return { type: token.type, ...resolve(token.value, [...seen, path]) }
  }

  function problemOf(type: string, given: Json): string | undefined {
    const { type: found = type, value } = resolve(given)
    if (found !== type) return `refers to a ${found}`
    switch (type) {
      case 'color':
        return isColour(value) ? undefined : 'not a colour'
      case 'dimension':
        return isMeasure(value, ['px', 'rem']) ? undefined : 'not a dimension'
      case 'duration':
        return isMeasure(value, ['ms', 's']) ? undefined : 'not a duration'
      case 'number':
        return typeof value === 'number' ? undefined : 'not a number'
      case 'fontWeight':
        return typeof value === 'number' && value >= 1 && value <= 1000 ? undefined : 'not a weight'
      case 'fontFamily': {
        const fonts = Array.isArray(value) ? value : [value]
        return fonts.length > 0 && fonts.every((font) => typeof font === 'string') ? undefined : 'not fonts'
      }
      case 'cubicBezier':
        return isCurve(value) ? undefined : 'not a curve'
      case 'transition':
        return composite(value, { duration: 'duration', delay: 'duration', timingFunction: 'cubicBezier' })
      case 'typography':
        return composite(value, {
          fontFamily: 'fontFamily',
          fontSize: 'dimension',
          fontWeight: 'fontWeight',
          letterSpacing: 'dimension',
          lineHeight: 'number',
        })
      default:
        return `unknown type ${type}`
    }
  }

  function composite(value: Json, types: Readonly<Record<string, string>>) {
    if (!isObject(value)) return 'not an object'
    const names = Object.keys(types)
    if (Object.keys(value).toSorted().join() !== names.toSorted().join()) return 'not all parts, or others'
    return names.map((name) => problemOf(types[name] ?? '', value[name] ?? null)).find(Boolean)
  }
}

function isColour(value: Json): boolean {
  if (!isObject(value) || Object.keys(value).toSorted().join() !== 'alpha,colorSpace,components,hex')
    return false
  const { colorSpace, components, alpha, hex } = value
  const isShare = (part: Json | undefined) => typeof part === 'number' && part >= 0 && part <= 1
  const isComplete = Array.isArray(components) && components.length === 3 && components.every(isShare)
  return colorSpace === 'srgb' && isComplete && isShare(alpha) && /^#[\da-f]{6}$/.test(String(hex))
}

function isMeasure(value: Json, units: readonly string[]) {
  return (
    isObject(value) &&
    Object.keys(value).toSorted().join() === 'unit,value' &&
    Number.isFinite(value['value']) &&
    units.includes(String(value['unit']))
  )
}

function isCurve(value: Json) {
  if (!Array.isArray(value) || value.length !== 4) return false
  return value.every(
    (part: Json, at) => typeof part === 'number' && (at % 2 === 1 || (part >= 0 && part <= 1)),
  )
}

const { tokens, errors, resolve } = parse(file)

describe('the file of design tokens', () => {
  it('follows the rules of the format', () => {
    expect(errors).toEqual([])
    expect(tokens.length).toBeGreaterThan(200)
  })

  it.each([
    ['a name with a dot', { 'a.b': { $type: 'number', $value: 1 } }],
    ['a token without a type', { a: { $value: 1 } }],
    ['a token in a token', { a: { $type: 'number', $value: 1, b: { $value: 2 } } }],
    ['a unit that the format lacks', { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }],
    ['a length as a text', { a: { $type: 'dimension', $value: '1rem' } }],
    ['a colour as a text', { a: { $type: 'color', $value: '#ffffff' } }],
    ['a reference to nothing', { a: { $type: 'color', $value: '{b}' } }],
    ['a reference to itself', { a: { $type: 'number', $value: '{a}' } }],
    [
      'a reference to another type',
      { a: { $type: 'color', $value: '{b}' }, b: { $type: 'number', $value: 1 } },
    ],
    ['an incomplete composite', { a: { $type: 'typography', $value: { lineHeight: 1 } } }],
    ['a curve outside the time', { a: { $type: 'cubicBezier', $value: [2, 0, 0, 1] } }],
  ] as const)('would fail with %s', (_, broken) => {
    expect(parse(broken).errors).toHaveLength(1)
  })
})

/** A token's value in CSS. */
function cssOf(type: string, given: Json): string {
  const { value } = resolve(given)
  if (type === 'color') {
    const components = isObject(value) && Array.isArray(value['components']) ? value['components'] : []
    const digits = [...components, numberIn(value, 'alpha')].map((share: Json) =>
      Math.round(Number(share) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    const hex = `#${digits.join('')}`
    return hex === '#00000000' ? 'transparent' : hex.replace(/ff$/, '')
  }
  if (isObject(value)) return `${numberIn(value, 'value')}${String(value['unit'])}`
  if (type === 'fontFamily' && Array.isArray(value)) {
    return value
      .map((font: Json) => (String(font).includes(' ') ? `"${String(font)}"` : String(font)))
      .join(', ')
  }
  return type === 'cubicBezier' && Array.isArray(value) ? `cubic-bezier(${value.join(', ')})` : String(value)
}

/** Every value of the configuration in CSS, by the path of its token. */
function configured(): Map<string, string> {
  const { theme } = tailwind
  const values = new Map<string, string>()
  const add = (group: string, entries: object, section?: string) => {
    for (const [name, value] of Object.entries(entries)) {
      if (withoutToken.includes(`${section}.${name}`)) continue
      values.set(`${group}.${name.replace('.', '-')}`, [value].flat().join(', ').replace(/^0$/, '0px'))
    }
  }
  add('color.palette', palette)
  add('color.focus', focusRing)
  add('color.drawing', theme.colors.drawing)
  values.set('color.overlay', theme.colors.overlay)
  for (const [name, { surface, inks }] of Object.entries(grounds)) add(`ground.${name}`, { surface, ...inks })
  add('ground.print', printed)
  add('space', theme.spacing)
  add('font-family', theme.fontFamily)
  add('font-weight', theme.fontWeight)
  add('radius', theme.borderRadius)
  add('breakpoint', theme.screens)
  add('container', theme.containers)
  add('max-width', theme.maxWidth, 'maxWidth')
  add('layer', theme.zIndex)
  add('duration', theme.transitionDuration)
  add('easing', theme.transitionTimingFunction)
  add('animation', theme.animation)
  for (const [name, [size]] of Object.entries(theme.fontSize)) values.set(`font-size.${name}`, size)
  return values
}

describe('the design tokens and tailwind.config.ts', () => {
  it('have the same values, each in both', () => {
    const exported = tokens
      .filter(({ type }) => type !== 'typography')
      .map(({ path, type, value, css }) => [
        css ? path.replace(/\.(?:min|max)$/, '') : path,
        css ?? cssOf(type, value),
      ])
    expect(Object.fromEntries(exported)).toEqual(Object.fromEntries(configured()))
  })

  it('agree on every section of the theme', () => {
    const exported = [
      'colors',
      'spacing',
      'fontSize',
      'fontFamily',
      'fontWeight',
      'borderRadius',
      'screens',
      'zIndex',
    ]
    const others = [
      'containers',
      'transitionDuration',
      'transitionTimingFunction',
      'animation',
      'maxWidth',
      'inset',
    ]
    expect(Object.keys(tailwind.theme).toSorted()).toEqual([...exported, ...others].toSorted())
  })

  it('leave out only values that exist and that the format can’t express', () => {
    for (const path of withoutToken) {
      const [section = '', name = ''] = path.split(/\.(.+)/)
      const value = String(
        Object.entries(Object.entries(tailwind.theme).find(([key]) => key === section)?.[1] ?? {}).find(
          ([key]) => key === name,
        )?.[1],
      )
      expect(value).toMatch(/^(?:none|transparent|currentColor|inherit|100%|var\(.+\))$/)
    }
  })

  const fluid = tokens.filter(({ css }) => css?.startsWith('clamp('))

  it.each(fluid)('$path is a limit of $css', ({ path, type, value, css = '' }) => {
    const limits = css.slice('clamp('.length, -1).split(/,\s*/)
    expect(cssOf(type, value)).toBe(limits.at(path.endsWith('.min') ? 0 : -1))
  })

  it('have every size that grows with the window twice', () => {
    const growing = [...configured().values()].filter((css) => css.startsWith('clamp('))
    expect(fluid).toHaveLength(2 * growing.length)
    expect(growing.length).toBeGreaterThan(5)
  })

  const styles = tokens.filter(({ type }) => type === 'typography')

  it('have a text style for each size and weight', () => {
    const names = Object.keys(tailwind.theme.fontSize).flatMap((size) =>
      Object.keys(tailwind.theme.fontWeight).map((weight) => `typography.${size}.${weight}`),
    )
    expect([...new Set(styles.map(({ path }) => path.replace(/\.(?:min|max)$/, '')))]).toEqual(names)
  })

  it.each(styles)('$path has the line height and letter spacing of its size', ({ path, value }) => {
    const [, size = '', weight = '', limit] = path.split('.')
    if (!isObject(value)) throw new Error('not an object')
    expect(value['fontSize']).toBe(`{font-size.${limit ? `${size}.${limit}` : size}}`)
    expect(value['fontWeight']).toBe(`{font-weight.${weight}}`)
    const [, { lineHeight, letterSpacing = '0em' }] = Object.entries<[string, Record<string, string>]>(
      tailwind.theme.fontSize,
    ).find(([name]) => name === size)?.[1] ?? ['', {}]
    expect(String(value['lineHeight'])).toBe(lineHeight)
    const fontSize = resolve(value['fontSize'] ?? null).value
    const ratio = numberIn(value['letterSpacing'], 'value') / numberIn(fontSize, 'value')
    expect(ratio).toBeCloseTo(Number.parseFloat(letterSpacing), 4)
  })
})
