/** The texts of every service's card. Source: specification, section 2. */
export const serviceCard = { action: 'LEARN MORE' } as const
