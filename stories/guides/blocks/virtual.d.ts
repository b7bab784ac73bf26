declare module 'virtual:visual-baselines' {
  /** The pictures below tests/visual/baselines, as paths with slashes. */
  export const baselines: readonly string[]
}
