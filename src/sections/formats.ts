const longDay = { dateStyle: 'long' } as const
// A date of the content is the same in every time zone.
const longDayInUtc = { ...longDay, timeZone: 'UTC' } as const

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** In English without `Intl`, whose first use keeps the processor of a slow phone busy for 60 to 80 ms. */
const englishDay = (day: number, month: number, year: number) => `${day} ${months[month]} ${year}`

/**
 * Formats a date of the content, such as "1 March 2026".
 * @param locale of a language other than English
 */
export function dayText(isoDate: string, locale?: string): string {
  const date = new Date(isoDate)
  if (locale) return new Intl.DateTimeFormat(locale, longDayInUtc).format(date)
  return englishDay(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear())
}

/**
 * Formats the date of a timestamp in the visitor's time zone, such as "1 March 2026".
 * @param locale of a language other than English
 */
export function visitorsDayText(isoTime: string, locale?: string): string {
  const date = new Date(isoTime)
  if (locale) return new Intl.DateTimeFormat(locale, longDay).format(date)
  return englishDay(date.getDate(), date.getMonth(), date.getFullYear())
}
