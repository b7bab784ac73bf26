declare module 'virtual:visual-baselines' {
  /** The paths of all files in tests/visual/baselines, with forward slashes. */
  export const baselines: readonly string[]
}
