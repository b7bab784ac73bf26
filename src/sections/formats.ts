const longDay = { dateStyle: 'long' } as const
// A date of the content is the same in every time zone.
const longDayInUtc = { ...longDay, timeZone: 'UTC' } as const

const day = new Intl.DateTimeFormat('en-GB', longDayInUtc)
const visitorsDay = new Intl.DateTimeFormat('en-GB', longDay)
const grouped = new Intl.NumberFormat('en-US')

/**
 * Formats a date of the content, such as "1 March 2026".
 * @param locale of a language other than English
 */
export function dayText(isoDate: string, locale?: string): string {
  return (locale ? new Intl.DateTimeFormat(locale, longDayInUtc) : day).format(new Date(isoDate))
}

/**
 * Formats the date of a timestamp in the visitor's time zone, such as "1 March 2026".
 * @param locale of a language other than English
 */
export function visitorsDayText(isoTime: string, locale?: string): string {
  return (locale ? new Intl.DateTimeFormat(locale, longDay) : visitorsDay).format(new Date(isoTime))
}

/** Formats a number with thousands separators, such as "12,500". */
export function groupedNumber(value: number): string {
  return grouped.format(value)
}
