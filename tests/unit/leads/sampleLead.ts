import { calculateEstimate } from '../../../src/estimator'
import { estimateLead, type EstimateBackup, type EstimateLead } from '../../../src/leads'
import { contact, tenMarla } from '../../support/sampleSubmission'

/** The lead of `tenMarla`, submitted this many seconds after 10:00 in Pakistan. */
export function sampleLead(seconds = 0, fields: Partial<EstimateLead> = {}): EstimateLead {
  const submittedAt = new Date(Date.UTC(2026, 10, 21, 5, 0, seconds))
  return { ...estimateLead(contact, tenMarla, calculateEstimate(tenMarla), submittedAt), ...fields }
}

/** The same, as it is stored. */
export function sampleEstimate(seconds = 0, fields: Partial<EstimateLead> = {}): EstimateBackup {
  return { ...sampleLead(seconds, fields), contactInfo: contact, localBackup: true }
}
