/** The texts of service cards. Source: docs/product.md#consultancy-services-page. */
export const serviceCard = { action: 'LEARN MORE' } as const
