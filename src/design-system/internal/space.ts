/** A distance between things: 0, 4, 6, 8, 12, 16, 24, 32, 40 or 56 px at the usual text size. */
export type Space = keyof typeof rowGaps

export const rowGaps = {
  none: '',
  '3xsmall': 'gap-y-1',
  '2xsmall': 'gap-y-1.5',
  xsmall: 'gap-y-2',
  small: 'gap-y-3',
  medium: 'gap-y-4',
  large: 'gap-y-6',
  xlarge: 'gap-y-8',
  '2xlarge': 'gap-y-10',
  '3xlarge': 'gap-y-14',
}
