import { createStore } from '../createStore.ts'

/** A version of the site that is newer than the open page; `apply` activates it and loads the page again. */
export type SiteUpdate = { readonly apply: () => Promise<void> }

/** The version to offer to the visitor; undefined if there is none. */
export const siteUpdate = createStore<SiteUpdate | undefined>(undefined)
