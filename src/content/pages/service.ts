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
