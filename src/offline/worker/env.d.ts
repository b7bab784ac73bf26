interface ImportMeta {
  readonly env: {
    /** Identifies the build that the worker belongs to. */
    readonly BUILD_ID: string
    /** What is stored when the worker is installed: documents with a hash, and files with a hash in their name. */
    readonly PRECACHE: readonly { readonly url: string; readonly revision: string | null }[]
  }
}
