import { paths } from '../../paths'

export const blogPage = {
  back: '← Back',
  authorLabel: 'Written by',
  dateLabel: 'Published on',
  othersHeading: 'Other Blog Posts',
  otherAction: 'Read More',
  unknown: {
    message: 'Sorry! We are not able to find this blog for you.',
    action: { label: 'All blogs', href: paths.blogs.href() },
  },
} as const
