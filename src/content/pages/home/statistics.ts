interface Statistic {
  /** The Font Awesome name of an icon. Not displayed. */
  readonly icon: string
  readonly number: number
  readonly label: string
}

/** All figures, in display order. */
export const statistics = [
  { icon: 'face-smile', number: 320, label: 'Happy Customers' },
  { icon: 'building-circle-check', number: 135, label: 'Projects Completed' },
  { icon: 'users-gear', number: 28, label: 'Skilled Employees' },
  { icon: 'building', number: 1, label: 'Office Branches' },
] as const satisfies readonly Statistic[]
