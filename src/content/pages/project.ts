import { paths } from '../../paths'

export const projectPage = {
  views: {
    label: { render: 'Render and drawings', photograph: 'Photograph and drawings' },
    render: 'Render',
    photograph: 'Photograph',
  },
  timeOfDay: {
    label: 'Time of day',
    ends: ['Day', 'Dusk'],
    positionOf: (percent: number) => (percent === 0 ? 'Day' : percent === 100 ? 'Dusk' : `${percent}% dusk`),
  },
  highlightsHeading: 'Project Highlights',
  cost: {
    total: 'PKR in A Grade with all four services',
    price: 'Per sq ft',
  },
  estimate: 'Estimate a house like this',
  estimateNote: 'Opens with the covered areas of this house, not with those of its plot.',
  galleryHeading: 'Project Gallery',
  galleryNotes: {
    render: 'All pictures are renders of the model.',
    photograph: 'All pictures are photographs.',
    both: 'Photographs, and renders of the model; the caption of each says which it is.',
  },
  othersHeading: 'Other Projects',
  otherAction: 'Read More →',
  unknown: {
    message: 'Project not found',
    action: { label: 'All projects', href: paths.projects.href() },
  },
} as const
