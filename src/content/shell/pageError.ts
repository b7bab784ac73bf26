/** The texts that replace a page that fails to load or render. */
export const pageError = {
  title: 'This page could not be shown',
  text: 'Something went wrong while the page was loading. Check your connection and load it again; anything you have already sent us is safe.',
  action: 'Load the page again',
  notLoaded:
    'Part of this page could not be loaded, so its buttons do not work yet. Links do, and we answer the phone:',
} as const
