const longDay = { dateStyle: 'long' } as const

// In UTC, so that a date of the content is the same in every time zone.
const day = new Intl.DateTimeFormat('en-GB', { ...longDay, timeZone: 'UTC' })
const visitorsDay = new Intl.DateTimeFormat('en-GB', longDay)
const grouped = new Intl.NumberFormat('en-US')

/** Formats a date of the content, such as "1 March 2026". */
export function dayText(isoDate: string): string {
  return day.format(new Date(isoDate))
}

/** Formats the date of a timestamp in the visitor's time zone, such as "1 March 2026". */
export function visitorsDayText(isoTime: string): string {
  return visitorsDay.format(new Date(isoTime))
}

/** Formats a number with thousands separators, such as "12,500". */
export function groupedNumber(value: number): string {
  return grouped.format(value)
}
