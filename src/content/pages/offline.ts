import type { PageHead } from '../pageHead'

/** The texts of the page that is shown instead of one that isn't stored. Source: docs/product.md#offline-page. */
export const offlinePage = {
  head: {
    label: 'Offline',
    title: 'You are offline',
    description:
      'This page is not stored on your device yet. The estimator and the pages you have already opened work offline.',
  } satisfies PageHead,
  title: 'You are offline',
  text: 'This page is not stored on your device yet, so it needs a connection. The cost estimator works without one, and so do the pages you have already opened.',
  retry: { idle: 'Try again', trying: 'Trying...' },
  estimator: 'Open the cost estimator',
  messages: {
    backOnline: 'You are back online.',
    /** After "Try again" has failed. */
    stillOffline: 'That did not work: there is still no connection.',
  },
  channelsHeading: 'Other ways to reach us',
  channels: { phone: 'Phone', email: 'E-mail' },
} as const
