interface ImportMetaEnv {
  readonly VITE_SERVICE_WORKER?: string
}
