/** What search engines read about a URL that has no page. */
export const nothingHereText =
  'There is no page at this address. Search the site or go back to the home page.'
