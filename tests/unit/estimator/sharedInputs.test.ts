import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateEstimate,
  inputsOfHouse,
  parseInputs,
  parseSharedInputs,
  serializeInputs,
  type EstimateInputs,
} from '../../../src/estimator'
import { anyInputs } from './arbitraries'
import { only, typedAreas } from './inputsWith'

const tenMarla = inputsOfHouse(10, {
  authority: 'DHA',
  includeBasement: true,
  services: only('grayStructure', 'finishing', 'architectural', 'interior'),
  grade: 'A+',
})

const link =
  'v=1&plot=10&unit=marla&authority=DHA&mode=auto&basement_included=yes&grade=A%2B&services=architectural%2Einterior%2EgrayStructure%2Efinishing&check='

describe('the text of a link', () => {
  it('is readable, and has no areas in auto mode', () => {
    expect(serializeInputs(tenMarla)).toMatch(new RegExp(`^${link.replaceAll('.', '\\.')}\\w+$`))
  })

  it('gives the same inputs and the same estimate again', () => {
    expect(parseSharedInputs(serializeInputs(tenMarla))).toEqual({ kind: 'inputs', inputs: tenMarla })
    expect(calculateEstimate(tenMarla).totals.grand).toBe(27_995_990)
  })

  it('contains the areas of manual mode', () => {
    const inputs = { ...typedAreas('530.5', '1,250', ' 900 '), services: only('finishing') }
    expect(parseSharedInputs(serializeInputs(inputs))).toEqual({ kind: 'inputs', inputs })
  })

  it('gives the same inputs again, whatever was typed', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const parsed = parseSharedInputs(serializeInputs(inputs))
        if (parsed.kind !== 'inputs') throw new Error(parsed.kind)
        const { plotSize, unit, authority, mode, includeBasement, grade, services } = inputs
        expect(parsed.inputs).toMatchObject({
          plotSize: plotSize.replace(/\p{Surrogate}/gu, '\uFFFD'),
          unit,
          authority,
          mode,
          includeBasement,
          grade,
          services,
        })
      }),
    )
  })

  it('is damaged if it was cut off anywhere', () => {
    const text = serializeInputs(tenMarla)
    const lengths = Array.from({ length: text.length - 'v=1'.length }, (_, index) => 'v=1'.length + index)
    const undetected = lengths.filter((length) => parseSharedInputs(text.slice(0, length)).kind !== 'damaged')
    expect(undetected).toEqual([])
  })

  it('is damaged if a character was changed', () => {
    const text = serializeInputs(tenMarla)
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: text.length - 1 }),
        fc.stringMatching(/^[\w%=&]$/),
        (index, character) => {
          if (text[index] === character) return
          const changed = text.slice(0, index) + character + text.slice(index + 1)
          // An escape may have lower-case letters.
          expect([{ kind: 'damaged' }, parseSharedInputs(text)]).toContainEqual(parseSharedInputs(changed))
        },
      ),
    )
  })

  it('is not parsed if its version is unknown', () => {
    expect(parseSharedInputs('v=2&plot=10&check=abc')).toEqual({ kind: 'unknownVersion' })
    expect(parseSharedInputs('v=12')).toEqual({ kind: 'unknownVersion' })
  })

  it.each(['', 'main', 'plot=10'])('is not found in the fragment %j', (fragment) => {
    expect(parseSharedInputs(fragment)).toEqual({ kind: 'none' })
  })

  it.each([
    ['encoded again', encodeURIComponent],
    ['encoded twice again', (text: string) => encodeURIComponent(encodeURIComponent(text))],
    [
      'with lower-case escapes',
      (text: string) => encodeURIComponent(text).replace(/%\w\w/g, (code) => code.toLowerCase()),
    ],
    ['with the full stop of a sentence', (text: string) => `${text}.)`],
    ['with its & and = encoded', (text: string) => text.replaceAll('&', '%26').replaceAll('=', '%3D')],
    ['with decoded full stops', (text: string) => text.replaceAll('%2E', '.')],
    ['with escaped ampersands', (text: string) => text.replaceAll('&', '&amp;')],
  ])('is parsed if it arrives %s', (_, change) => {
    const text = change(serializeInputs(tenMarla))
    expect(parseSharedInputs(text)).toEqual(parseSharedInputs(serializeInputs(tenMarla)))
    expect(parseSharedInputs(text).kind).toBe('inputs')
  })

  it.each([
    'v=',
    'V=',
    'v=&plot=10',
    'v=x',
    'v%3D1%26plot%3D10',
    'v%3D',
    'v%253D1',
    serializeInputs(tenMarla).toUpperCase(),
  ])('is said to be damaged, not ignored: %s', (text) => {
    expect(parseSharedInputs(text)).toEqual({ kind: 'damaged' })
  })

  it('is damaged if it names what does not exist, even with a valid checksum', () => {
    const broken: EstimateInputs[] = [
      { ...tenMarla, grade: 'B' as EstimateInputs['grade'] },
      { ...tenMarla, mode: 'fast' as EstimateInputs['mode'] },
      { ...tenMarla, authority: 'CDA' as EstimateInputs['authority'] },
    ]
    for (const inputs of broken) {
      expect(parseSharedInputs(serializeInputs(inputs))).toEqual({ kind: 'damaged' })
    }
    expect(parseInputs({ ...tenMarla, unit: 'toString' })).toBeUndefined()
  })
})
