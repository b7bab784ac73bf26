/** The names of distances. Each component accepts those that it needs, and maps them to its own distances. */
export type Space = 'none' | 'xsmall' | 'small' | 'snug' | 'medium' | 'large'
