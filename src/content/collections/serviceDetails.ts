import { details as dhaConstruction } from './service-details/dha-construction'
import { details as projectManagement } from './service-details/project-management'
import { details as projectDevelopment } from './service-details/project-development'
import { details as landscaping } from './service-details/landscaping'
import { details as assetManagement } from './service-details/asset-management'
import { details as townPlanning } from './service-details/town-planning'
import { details as operationsMaintenance } from './service-details/operations-maintenance'
import { details as realEstate } from './service-details/real-estate'
import { details as equipmentSelection } from './service-details/equipment-selection'
import type { Service, ServiceDetails } from './services'

/**
 * What only the page of a service shows, of all services, by id: for the build and the tests. A page imports the file of its
 * service.
 */
export const serviceDetails: Readonly<Record<Service['id'], ServiceDetails>> = {
  'dha-construction': dhaConstruction,
  'project-management': projectManagement,
  'project-development': projectDevelopment,
  landscaping,
  'asset-management': assetManagement,
  'town-planning': townPlanning,
  'operations-maintenance': operationsMaintenance,
  'real-estate': realEstate,
  'equipment-selection': equipmentSelection,
}
