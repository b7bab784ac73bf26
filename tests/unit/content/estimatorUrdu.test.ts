import { describe, expect, it } from 'vitest'
import { englishTexts } from '../../../src/content/estimator/translation'
import { englishLabels } from '../../../src/design-system'
import { rates } from '../../../src/estimator'
import { urdu as language } from '../../../src/pages/estimator/language/urdu'

/** A stand-in for any argument of a text with figures: it works as a string, as a list and as `{ number, min, max }`. */
const sample = Object.assign(['①', '②'], { number: '①', min: '①', max: '②', toLowerCase: () => '①,②' })

type Path = string

/** Every text of an object, by its path; functions are called with `sample`. */
function textsIn(value: unknown, path: Path = ''): readonly (readonly [Path, string])[] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return textsIn(value(sample, sample, sample, sample), path)
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is not a text.`)
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, path ? `${path}.${key}` : key))
}

const english = new Map(textsIn({ ...englishTexts, labels: englishLabels }))
const { texts, labels } = language
const urdu = new Map(textsIn({ ...texts, labels }))

/** Texts that are the same in both languages: names, symbols and values that aren't texts. */
const isFixed = (path: Path) => /\.(?:service|rate)$/.test(path)
const shared: readonly Path[] = [
  'areaRuleTexts.plots.allPlots',
  'budgetUnitLabels.pkr',
  'budgetSection.authorityNames.DHA',
  'budgetSection.authorityNames.LDA',
  'comparison.none',
  'printedEstimate.sheetNumber',
]

/** The marks that have no glyph. */
const invisible = /[\u200F\u2066-\u2069]/g

const translated = [...urdu].filter(([path]) => !isFixed(path) && !shared.includes(path))

describe('the Urdu texts of the estimator', () => {
  it('differ from the English ones, apart from a few names and symbols', () => {
    const equal = [...urdu].filter(
      ([path, text]) => !isFixed(path) && text.replace(invisible, '') === english.get(path),
    )
    const signs = ['gradeName', 'shareEstimate.plot']
    expect(equal.map(([path]) => path).toSorted()).toEqual([...shared, ...signs].toSorted())
  })

  it('contain no English words, apart from names', () => {
    const names = /\b(?:PKR|DHA|LDA|MEP|PDF|A|name@example\.com)\b/g
    const words = translated.filter(([, text]) => /[A-Za-z]/.test(text.replace(names, '')))
    expect(translated.length).toBeGreaterThan(200)
    expect(words).toEqual([])
  })

  it('have Latin digits, and no letters of Arabic or Persian in place of those of Urdu', () => {
    const wrong = translated.filter(([, text]) => /[\u0660-\u0669\u06F0-\u06F9يكىهة٪٫٬]/.test(text))
    expect(wrong).toEqual([])
  })

  it('contain every figure of the English ones', () => {
    const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)*|[①②]/g) ?? []).toSorted()
    const inUrdu = translated.map(([path, text]) => [path, figures(text)])
    const inEnglish = translated.map(([path]) => [path, figures(english.get(path) ?? '')])
    expect(inUrdu).toEqual(inEnglish)
  })

  it('give the factor of finishing and the size of a marla', () => {
    expect(texts.calculatorFields.quality.finishingRate.value).toContain(`${rates.finishingFactor} گنا`)
    expect(texts.calculatorFields.plot.marlaNote).toContain('225 مربع فٹ')
  })
})
