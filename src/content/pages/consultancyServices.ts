import type { PageHead } from '../pageHead'

export const consultancyServicesPage = {
  head: {
    label: 'Consultancy Services',
    title: 'Consultancy Services',
    description:
      'All nine services on one page, from DHA approvals and project management to landscaping, letting and equipment.',
  } satisfies PageHead,
  back: 'Go Back',
  heading: 'Our Top Notch Consultancy Services',
  text: 'Nine services. Hire one, or combine them.',
} as const
