declare module 'virtual:component-status' {
  import type { ComponentStatus } from '../../evidence/componentStatus'
  /** The status of every component, by its name. */
  export const statuses: Readonly<Record<string, ComponentStatus>>
}
