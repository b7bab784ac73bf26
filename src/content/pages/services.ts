import type { PageHead } from '../pageHead'

export const servicesPage = {
  head: {
    label: 'Services',
    title: 'Services',
    description:
      'Project development, engineering, consultancy, procurement support and construction equipment: what each field covers.',
  } satisfies PageHead,
  title: 'SERVICES',
  text: 'OUR PROFESSIONAL CONSULTANCY & ENGINEERING SOLUTIONS',
  introduction:
    'Five fields of work, from the first study of a plot to the machines on the site. Open one to see what it covers.',
  cardAction: 'Read More',
} as const
