declare module 'virtual:visual-baselines' {
  /** The paths of all files in tests/visual/baselines, with forward slashes. */
  export const baselines: readonly string[]
}

declare module 'virtual:component-status' {
  import type { ComponentStatus } from '../../evidence/componentStatus'
  /** The status of every component, by its name. */
  export const statuses: Readonly<Record<string, ComponentStatus>>
}
