import type { OfficeHours } from '../../content/company'

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Opening hours in the form of schema.org: every day by its name, times as `HH:MM`. */
export interface OpeningHours {
  readonly days: (typeof week)[number][]
  readonly opens: string
  readonly closes: string
}

/** Converts office hours such as "Monday to Friday", "9 am to 6 pm"; `undefined` if the office is closed. */
export function openingHours({ days, hours }: OfficeHours): OpeningHours | undefined {
  if (hours === 'closed') return undefined
  const [first = '', last = first] = days.split(' to ')
  const [opens = '', closes = ''] = hours.split(' to ').map(clockTime)
  const from = week.findIndex((day) => day === first)
  const to = week.findIndex((day) => day === last)
  // "Saturday to Monday" wraps around the end of the week.
  return { days: [...week, ...week].slice(from, to < from ? to + 8 : to + 1), opens, closes }
}

/** "9 am" as "09:00", "12:30 am" as "00:30". */
function clockTime(time: string): string {
  const [, hours = '', minutes = '00', half] = /^(\d+)(?::(\d+))? (am|pm)$/.exec(time) ?? []
  const hour = (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
