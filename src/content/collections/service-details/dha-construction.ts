import type { ServiceDetails } from '../services'

export const details: ServiceDetails = {
  description:
    'A house on a DHA plot crosses more desks than most owners expect: site plan, submission drawings, demarcation, stage inspections and the completion certificate. We prepare the drawings for each of them, file them, answer the comments and keep the dates in one list. Then we build what was approved, with a supervisor on site and a record of every pour. Approval always lies with the authority. What we can do is hand in a complete set, check it against the regulations in force on that day, and tell you early when a wish would break a rule.',
  points: [
    'Site plan and a check of the plot papers',
    'Submission drawings with structural and services sheets',
    'Filing, answering comments and revised drawings',
    'Demarcation before the first trench is dug',
    'Grey structure and finishing under daily supervision',
    'Preparation for each stage inspection',
    'As-built drawings and the completion file',
  ],
  gallery: ['db-32-front', 'db-32-aerial', 'db-32-detail'],
}
