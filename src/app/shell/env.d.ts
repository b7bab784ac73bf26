interface ImportMetaEnv {
  /** The year of the build, as four digits. */
  readonly VITE_BUILD_YEAR: string
}
