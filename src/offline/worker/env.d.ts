interface ImportMeta {
  readonly env: {
    /** Identifies the build that the worker belongs to. */
    readonly BUILD_ID: string
    /** What the worker stores when it is installed. `revision` is null if the file's name contains a hash. */
    readonly PRECACHE: readonly { readonly url: string; readonly revision: string | null }[]
  }
}
