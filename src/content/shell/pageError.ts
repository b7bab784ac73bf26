/** The texts that replace a page that fails to load or render. */
export const pageError = {
  title: 'This page could not be shown',
  text: 'Something went wrong while the page was loading. Check your connection and load it again; anything you have already sent us is safe.',
  action: 'Load the page again',
} as const
