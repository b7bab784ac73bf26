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
  marla: 10,
  heading: 'A house on 10 marla',
  cost: 'In A Grade, without a basement, all four services',
  months: (from: number, to: number) => `${from} to ${to} months`,
  time: 'Usually, after the approval',
  payments: (count: number) => `${count} payments`,
  stages: 'As work is finished; the contract sets the stages',
  estimate: 'Its estimate, floor by floor',
} as const
