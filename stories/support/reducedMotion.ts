import { holdMediaFeature } from './mediaFeatures'

/**
 * A story's `beforeEach`: the rules for visitors who want things to stand still hold, in style sheets and for
 * code that asks, since a page can't set that preference itself.
 */
export function reducedMotion() {
  return holdMediaFeature('prefers-reduced-motion: reduce')
}
