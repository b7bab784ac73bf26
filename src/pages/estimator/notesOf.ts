import { serviceNotes } from '../../content/pages/estimator'
import type { EstimateService } from '../../estimator'

/** The notes of the selected services, in display order. Source: docs/product.md#service-notes. */
export function notesOf(selectedServices: readonly EstimateService[]) {
  return serviceNotes.filter(({ service }) => selectedServices.includes(service))
}
