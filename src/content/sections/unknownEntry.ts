/** The meta description of the not-found page and of the pages for unknown ids. */
export const notFoundDescription = 'This page does not exist. Search the site or go back to the home page.'
