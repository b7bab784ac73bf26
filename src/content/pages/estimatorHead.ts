import type { PageHead } from '../pageHead'

/**
 * The metadata of the estimator; apart from its other texts, because the site search on the not-found page loads it.
 * Source: docs/product.md#estimator.
 */
export const estimatorHead: PageHead = {
  label: 'Cost Estimator',
  title: 'Construction and Design Cost Estimator',
  description:
    'Work out what a house will cost in PKR: plot and authority, covered area floor by floor, grade and services, line by line.',
}
