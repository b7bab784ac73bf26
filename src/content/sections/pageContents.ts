/** The heading of a page's table of contents. */
export const pageContents = { heading: 'On this page' } as const
