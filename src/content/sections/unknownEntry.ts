/** The meta description of pages for unknown ids. */
export const notFoundDescription = 'This page does not exist. Search the site or go back to the home page.'
