import type { EstimatorTexts } from '../../../content/estimator/translation'
import type { NumberFieldProps } from '../../../design-system'
import { usualPlotMarla, type InputWarning } from '../../../estimator'

/** For numbers that are used as they are; the other kinds count as 0. */
const hints = new Set<InputWarning>(['decimalComma', 'plotUnusuallySmall', 'plotUnusuallyLarge'])

/**
 * The number of a field and its message: an error if the text counts as 0, a warning if the number is only unusual.
 * @param kinds the warnings about this field
 */
export function numberFieldMessages(
  number: number,
  kinds: readonly InputWarning[],
  texts: EstimatorTexts['inputWarnings'],
): Pick<NumberFieldProps, 'number' | 'warning' | 'errorMessage'> {
  const message = kinds.map((kind) => texts[kind]({ number, ...usualPlotMarla })).join(' ')
  return kinds.every((kind) => hints.has(kind))
    ? { number, warning: message }
    : { number: undefined, errorMessage: message }
}
