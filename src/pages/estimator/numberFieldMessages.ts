import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { NumberFieldProps } from '../../design-system'
import { usualPlotMarla, type InputWarning } from '../../estimator'

const unusualKinds = new Set<InputWarning['kind']>(['plotUnusuallySmall', 'plotUnusuallyLarge'])

/**
 * The message of a field: an error if its value is counted as 0, a warning if it is only unusual. For text that isn't a
 * number, `NumberField` shows its own message instead.
 */
export function numberFieldMessages(
  warnings: readonly InputWarning[],
  field: InputWarning['field'],
  texts: EstimatorTexts['inputWarnings'],
): Pick<NumberFieldProps, 'warning' | 'errorMessage'> {
  const warning = warnings.find((candidate) => candidate.field === field)
  if (!warning) return {}
  const text = texts[warning.kind](usualPlotMarla)
  return unusualKinds.has(warning.kind) ? { warning: text } : { errorMessage: text }
}
