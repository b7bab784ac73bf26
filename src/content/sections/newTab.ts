/** Said by screen readers of a link that leaves the site. */
export const newTabText = 'Opens in a new tab'
