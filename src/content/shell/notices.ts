/** The texts of the messages around every page. */
export const notices = {
  label: 'Notices and chat',
  skipLink: 'Skip to the content',
  loading: 'Loading the page',
  close: 'Close',
  update: {
    title: 'A new version of this site is ready',
    text: 'Load it whenever it suits you. What you have typed is kept.',
    apply: 'Load the new version',
    later: 'Later',
  },
  pending: {
    label: 'Unsent estimates',
    title: (count: number) =>
      count === 1 ? 'One estimate is not yet sent' : `${count} estimates are not yet sent`,
    text: 'Saved on this device only. We keep trying automatically.',
    failed: 'That did not work this time. Nothing is lost, and we keep trying automatically.',
    sendAgain: { idle: 'Send again', sending: 'Sending...' },
    delete: 'Delete',
    confirmation: {
      title: 'Delete what has not been sent?',
      text: 'We have not received it, so we would not be able to contact you about it.',
      keep: 'Keep',
      delete: 'Delete for good',
    },
  },
  /** What has become of estimates that are no longer pending. */
  outcome: {
    sent: (count: number) =>
      count === 1 ? 'Your estimate has been sent.' : `Your ${count} estimates have been sent.`,
    deleted: 'Deleted from this device.',
  },
  /** Replaces a page that fails to load or render. */
  pageError: {
    title: 'This page could not be shown',
    text: 'Something went wrong while the page was loading. Check your connection and load it again; anything you have already sent us is safe.',
    action: 'Load the page again',
  },
  /** If the application can't be loaded. */
  notLoaded:
    'Part of this page could not be loaded, so its buttons do not work yet. Links do, and we answer the phone:',
  /** Below the floor of browsers. */
  outdated:
    'This browser is too old for our forms and the estimator. The pages can be read; for all else use a newer one, or call us:',
} as const
