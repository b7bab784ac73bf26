interface StatisticData {
  /** The Font Awesome name of the icon. */
  readonly icon: string
  readonly number: number
  readonly label: string
}

const entries = [
  { icon: 'face-smile', number: 320, label: 'Happy Customers' },
  { icon: 'building-circle-check', number: 135, label: 'Projects Completed' },
  { icon: 'users-gear', number: 28, label: 'Skilled Employees' },
  { icon: 'building', number: 1, label: 'Office Branches' },
] as const satisfies readonly StatisticData[]

/** A figure about the firm. */
export interface Statistic extends StatisticData {
  readonly icon: (typeof entries)[number]['icon']
}

/** All figures, in display order. */
export const statistics: readonly Statistic[] = entries
