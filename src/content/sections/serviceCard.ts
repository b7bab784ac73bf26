/** The texts of service cards. */
export const serviceCard = { action: 'LEARN MORE' } as const
