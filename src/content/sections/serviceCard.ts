/** The texts of every service's card. Source: docs/product.md#consultancy-services-page. */
export const serviceCard = { action: 'LEARN MORE' } as const
