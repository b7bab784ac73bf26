import { lazyCode } from './lazyCode'
import type * as modalParts from './ModalWindow'

/** A part of the overlays' code: `modal` for dialog, sheet and lightbox, `floating` for menu and tooltip. */
export type OverlayPart = 'modal' | 'floating'

let fetchPart: (part: OverlayPart) => Promise<void> = () => Promise.resolve()

/**
 * Use once in an application to fetch the chunks of an overlay before they are imported, because Firefox never retries
 * a failed import. Without this call they are only imported.
 * @param fetchChunks fetches the chunks into the browser's cache, and throws if that fails
 */
export function fetchOverlaysWith(fetchChunks: (part: OverlayPart) => Promise<void>): void {
  fetchPart = fetchChunks
}

/** The code of `Dialog`, `Sheet` and `Lightbox`. */
export const modalCode = lazyCode(async () => {
  await fetchPart('modal')
  return import('./ModalWindow')
})

/** The code of `DropdownMenu` and `Tooltip`. */
export const floatingCode = lazyCode(async () => {
  await fetchPart('floating')
  return import('./floatingParts')
})

export type ModalParts = typeof modalParts
