/** The services that can be estimated, in the order of the fields of an estimate's request. */
export const serviceKeys = ['architectural', 'interior', 'grayStructure', 'finishing'] as const

/** A service that can be estimated. */
export type EstimateService = (typeof serviceKeys)[number]

/** The services in the order in which the calculator offers them. */
export const offeredServices = [
  'grayStructure',
  'finishing',
  'architectural',
  'interior',
] as const satisfies readonly EstimateService[]

/** Whether each service is selected. */
export type ServiceFlags = Readonly<Record<EstimateService, boolean>>

/** The selected services, in the order of `serviceKeys`. */
export function listSelectedServices(flags: ServiceFlags): readonly EstimateService[] {
  return serviceKeys.filter((service) => flags[service])
}
