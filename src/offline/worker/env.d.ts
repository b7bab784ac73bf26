interface ImportMetaEnv {
  /** Identifies the build that the worker belongs to. */
  readonly BUILD_ID: string
  /** The files that the worker stores when it is installed. `revision` is null if the file's name contains a hash. */
  readonly PRECACHE: readonly { readonly url: string; readonly revision: string | null }[]
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** Background sync, which TypeScript's library lacks. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface ServiceWorkerGlobalScopeEventMap {
  readonly sync: SyncEvent
}
