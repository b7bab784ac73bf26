import type { EstimatorTexts } from '../../content/pages/estimatorTranslation'
import type { EstimateService } from '../../estimator'

/** The notes of the selected services, in display order. */
export function notesOf(
  selectedServices: readonly EstimateService[],
  serviceNotes: EstimatorTexts['serviceNotes'],
) {
  return serviceNotes.filter(({ service }) => selectedServices.includes(service))
}
