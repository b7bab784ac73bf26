import { paths } from '../../paths'

export const servicePage = {
  pointsHeading: 'What you receive',
  galleryHeading: 'From our models',
  subpagesHeading: 'Additional Service Sections',
  othersHeading: 'Other Services',
  unknown: {
    message: 'Service not found.',
    action: { label: 'All services', href: paths.services.href() },
  },
} as const

/** What a house costs, how long it takes and how it is paid, on the page of the service that builds it. */
export const houseFigures = {
  heading: (marla: number) => `A house on ${marla} marla`,
  cost: 'In DHA, A Grade, without a basement, all four services',
  months: (from: number, to: number) => `${from} to ${to} months`,
  time: 'Usually, after the approval',
  payments: (count: number) => `${count} payments`,
  stages: 'An example of stages; the contract sets them',
  estimate: 'Its estimate, floor by floor',
} as const
