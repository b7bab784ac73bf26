/** The spacing scale. Each component accepts the steps that it needs. */
export type Space = 'none' | 'xsmall' | 'small' | 'snug' | 'medium' | 'large'
