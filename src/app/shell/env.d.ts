interface ImportMetaEnv {
  /** The year of the build, in four digits. */
  readonly VITE_BUILD_YEAR: string
}
