/** What the firm can be asked for, in the order in which an estimate is recorded. */
export const serviceKeys = ['architectural', 'interior', 'grayStructure', 'finishing'] as const

/** One of the firm's services. */
export type EstimateService = (typeof serviceKeys)[number]

/** Which services the visitor wants. */
export type ServiceFlags = Readonly<Record<EstimateService, boolean>>

/** The wanted services, in the order of `serviceKeys`. */
export function wantedServices(flags: ServiceFlags): readonly EstimateService[] {
  return serviceKeys.filter((service) => flags[service])
}
