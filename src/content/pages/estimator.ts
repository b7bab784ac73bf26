import type { PageText } from '../pageText'

/**
 * The metadata of the estimator. The texts of its steps are in `src/pages/estimator`. Source: docs/product.md#estimator.
 */
export const estimatorPage = {
  head: {
    label: 'Cost Estimator',
    title: 'Construction and Design Cost Estimator',
    description:
      'Work out what a house will cost in PKR: plot and authority, covered area floor by floor, grade and services, line by line.',
  } satisfies PageText,
} as const
