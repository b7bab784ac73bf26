import { rewriteMediaRules } from './rewriteMediaRules'

/** A story's `beforeEach`: the style rules for a fine pointer, such as a mouse, don't apply, as on a touch screen. */
export function coarsePointer() {
  rewriteMediaRules((condition) => condition.replaceAll('(pointer: fine)', '(max-width: 0px)'))
  return () => rewriteMediaRules((condition) => condition)
}
