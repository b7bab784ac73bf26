import type { PageHead } from '../pageHead'

export const projectsPage = {
  head: {
    label: 'Projects',
    title: 'Projects',
    description:
      'Design studies of a 24-storey tower and two houses in Lahore, with areas, key figures and renders of the models.',
  } satisfies PageHead,
  title: 'PROJECTS',
  badge: 'Construction Projects',
  heading: 'Our Recent Projects',
  text: 'Design studies of a tower and two houses. All pictures are renders of our models.',
  cardAction: 'Read More →',
} as const
