/** The texts of the links of service cards. */
export const cardActions = { service: 'LEARN MORE', subpage: 'Learn More →' } as const
