import { estimate, initialInputs, type EstimateInputs } from '../../../src/estimator'
import { estimateLead, type Contact, type EstimateLead } from '../../../src/leads'

/** A visitor as typed, with blanks around. */
export const contact: Contact = {
  name: '  Test Visitor ',
  email: 'visitor@example.com',
  phone: '+92 300 0000000 ',
}

/** DHA, 10 marla with a basement, A+: PKR 27,995,990. */
export const tenMarla: EstimateInputs = {
  ...initialInputs,
  plotSize: '10',
  basementArea: '1060',
  groundFloorArea: '1432',
  firstFloorArea: '1174',
  grade: 'A+',
}

/** The lead of `tenMarla`, submitted so many seconds after 10:00 in Pakistan. */
export function sampleLead(seconds = 0, fields: Partial<EstimateLead> = {}): EstimateLead {
  const submittedAt = new Date(Date.UTC(2026, 10, 21, 5, 0, seconds))
  return { ...estimateLead(contact, tenMarla, estimate(tenMarla), submittedAt), ...fields }
}
