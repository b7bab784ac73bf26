import { paths } from '../../paths'

export const serviceSubpagePage = {
  back: 'Back',
  pointsHeading: 'Key Highlights',
  topicsHeading: 'More in this Section',
  topicAction: 'See all points',
  siblingsHeading: 'Other sections of this service',
  unknownService: {
    message: 'Main service not found.',
    action: { label: 'All services', href: paths.services.href() },
  },
  unknownSubpage: {
    message: 'Subpage not found.',
    action: { label: 'All services', href: paths.services.href() },
  },
} as const
