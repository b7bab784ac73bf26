import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'A house that is let needs somebody to answer the telephone. We look after buildings for owners who live elsewhere or have no time: finding and checking tenants, recording the condition at move-in and move-out, collecting rent, arranging repairs and keeping the papers in order. Every payment in or out appears in a ledger that you can read at any time, with the receipt beside it. Twice a year an engineer walks through the building and reports what must be repaired now, what can wait until next year, and what it is likely to cost.',
  points: [
    'Advice on rent and on work worth doing before letting',
    'Viewings, references and drafts of the tenancy agreement',
    'Condition report with photographs at move-in and move-out',
    'Rent ledger with receipts for every payment',
    'Repairs at a fixed quoted price; anything above an agreed limit needs your approval',
    'Inspection by an engineer twice a year',
    'Annual budget for upkeep',
  ],
  gallery: ['house-project-porch', 'interior-kitchen', 'interior-living-main'],
}
