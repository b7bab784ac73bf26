const longDay = { dateStyle: 'long' } as const

// One wording on every machine: the day is written in the site's language, and no time zone moves it.
const day = new Intl.DateTimeFormat('en-GB', { ...longDay, timeZone: 'UTC' })
const visitorsDay = new Intl.DateTimeFormat('en-GB', longDay)
const grouped = new Intl.NumberFormat('en-US')

/** A day of the content, such as "1 March 2026". */
export function dayText(isoDate: string): string {
  return day.format(new Date(isoDate))
}

/** The day on which a moment falls where the visitor is, such as "1 March 2026". */
export function visitorsDayText(isoTime: string): string {
  return visitorsDay.format(new Date(isoTime))
}

/** A number with its thousands separated, such as "12,500". */
export function groupedNumber(value: number): string {
  return grouped.format(value)
}
