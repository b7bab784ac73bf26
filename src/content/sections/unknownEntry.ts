/** The meta description of pages for unknown ids. */
export const notFoundDescription =
  'There is no page at this address. Search the site or go back to the home page.'
