import { paths } from '../../paths'
import type { FaqTopic } from '../faqEntries'
import type { PageHead } from '../pageHead'

export const faqPage = {
  head: {
    label: 'FAQ',
    title: 'Frequently asked questions',
    description:
      'Answers about the estimator, covered area, marla, basements, grades, payments, approvals and how long building takes.',
  } satisfies PageHead,
  title: 'Frequently asked questions',
  text: 'About the estimator, the plot, the money and the building site.',
  topics: {
    estimator: 'The estimator',
    plot: 'The plot',
    money: 'The money',
    site: 'The building site',
    data: 'Your data',
  } satisfies Record<FaqTopic, string>,
  aside: {
    heading: 'Can’t find your question?',
    text: 'Ask us. To begin with, tell us the plot size, the authority and what you have in mind.',
    actions: [
      { label: 'Contact Us', href: paths.contact.href() },
      { label: 'Cost Estimator', href: paths.estimator.href() },
    ],
  },
} as const
