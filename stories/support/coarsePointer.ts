import { never, rewriteMediaConditions } from './mediaConditions'

/** A story's `beforeEach`: the style rules for a fine pointer, such as a mouse, don't apply, as on a touch screen. */
export const coarsePointer = () =>
  rewriteMediaConditions((condition) => condition.replaceAll('(pointer: fine)', never))
