declare module 'virtual:component-status' {
  import type { ComponentStatus } from '../../evidence/componentStatus'
  /** The status of every component, by its name. */
  export const statuses: Readonly<Record<string, ComponentStatus>>
}

declare module 'virtual:prop-types' {
  import type { WrittenType } from '../../evidence/writtenTypes'
  /** The types of props, by component and prop. */
  export const propTypes: Readonly<Record<string, Readonly<Record<string, WrittenType>> | undefined>>
}
