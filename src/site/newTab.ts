import { newTabText } from '../content/sections'

/** The attributes of a link to another site: it opens in a new tab, as screen readers say, and without a referrer. */
export const newTab = (description: string = newTabText) =>
  ({ target: '_blank', rel: 'noopener noreferrer', 'aria-description': description }) as const
