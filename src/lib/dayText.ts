const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * Formats a date, or the day of a timestamp in the visitor's time zone, such as "1 March 2026".
 * @param locale of a language other than English
 */
export function dayText(iso: string, locale?: string): string {
  // A date alone would be midnight in UTC, which is another day in some time zones.
  const date = new Date(iso.includes('T') ? iso : `${iso}T00:00`)
  // In English without `Intl`, whose first use keeps the processor of a slow phone busy for 60 to 80 ms.
  if (!locale) return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date)
}
