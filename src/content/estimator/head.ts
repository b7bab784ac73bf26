import type { PageHead } from '../pageHead'

/**
 * The metadata of the estimator; in a file of its own, because the site search on the not-found page loads it.
 * Source: docs/product.md#estimator.
 */
export const estimatorHead: PageHead = {
  label: 'Cost Estimator',
  title: 'Construction and Design Cost Estimator',
  description:
    'Enter your plot, authority and grade to see the area of every floor and every cost in PKR, line by line.',
}
