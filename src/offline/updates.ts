/** A version of the site that is newer than the open page; `apply` activates it and loads the page again. */
export type SiteUpdate = { readonly apply: () => Promise<void> }

let update: SiteUpdate | undefined
const listeners = new Set<() => void>()

/** The new version, if there is one; the same object until it changes. */
export const pendingUpdate = (): SiteUpdate | undefined => update

/** Calls the listener after each change of `pendingUpdate`; returns a function that unsubscribes it. */
export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers a new version to the visitor; undefined withdraws the offer. */
export function offerUpdate(next: SiteUpdate | undefined): void {
  update = next
  for (const listener of listeners) listener()
}
