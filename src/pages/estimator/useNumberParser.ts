import type { ParsedNumber } from '../../design-system'
import { parseNumber } from '../../estimator'
import { useEstimatorTexts } from './EstimatorLanguage'

/** The parser of a `NumberField` whose number may be followed by a unit with one of these names. */
export function useNumberParser(unitNames: readonly string[]): (text: string) => ParsedNumber {
  const { numberMessages: texts } = useEstimatorTexts()
  return (text) => {
    const parsed = parseNumber(text, unitNames)
    switch (parsed.kind) {
      case 'number':
        return {
          plain: parsed.plain,
          warning: parsed.isDecimalComma ? texts.readAs(parsed.plain) : undefined,
        }
      case 'empty':
        return { plain: '' }
      default:
        return { plain: text, errorMessage: texts[parsed.kind] }
    }
  }
}
