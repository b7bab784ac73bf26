import { estimatorStore } from '../../src/pages/estimator/wizard/estimatorStore'
import { isolatedStore } from './isolatedStorage'

/** A story's `beforeEach`: begins and ends with a new estimate, in a storage of its own. */
export const isolatedEstimate = isolatedStore(() => {
  estimatorStore.dispatch({ type: 'newEstimateStarted' })
  estimatorStore.save()
})
