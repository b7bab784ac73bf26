import type { PageHead } from '../pageHead'

export const blogsPage = {
  head: {
    label: 'Blogs',
    title: 'Blogs',
    description:
      'Articles for anyone building a house: its stages, a weekly report on one page, and what makes good grey structure.',
  } satisfies PageHead,
  title: 'BLOGS',
  text: 'Notes from the drawing board and the site, for anyone building a house.',
  cardAction: 'Read More',
  emptyText: 'No Blogs were found!!!',
} as const
