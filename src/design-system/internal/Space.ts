/** The one scale of distances; each component offers the steps that it has a use for. */
export type Space = 'none' | 'xsmall' | 'small' | 'snug' | 'medium' | 'large'
