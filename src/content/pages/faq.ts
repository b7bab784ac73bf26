import { paths } from '../../paths'
import type { FaqTopic } from '../collections/faqEntries'
import type { PageHead } from '../pageHead'

/** The texts of the FAQ page. */
export const faqPage = {
  head: {
    label: 'FAQ',
    title: 'Frequently asked questions',
    description:
      'Answers on the estimator, covered area, marla, basements, grades, payments, approvals and the time it takes to build.',
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
    heading: 'Your question is not here?',
    text: 'Ask us. Plot size, authority and what you have in mind are enough to begin with.',
    actions: [
      { label: 'Contact Us', href: paths.contact.href() },
      { label: 'Cost Estimator', href: paths.estimator.href() },
    ],
  },
} as const
