interface StatisticData {
  /** The sign, by Font Awesome's name. */
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

/** A figure that counts up. */
export interface Statistic extends StatisticData {
  readonly icon: (typeof entries)[number]['icon']
}

/** The four figures, in the order in which they are shown. Source: docs/product.md#statistics. */
export const statistics: readonly Statistic[] = entries
