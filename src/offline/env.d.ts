interface ImportMetaEnv {
  /** `'off'` for a site without a service worker. */
  readonly VITE_SERVICE_WORKER?: string
}
