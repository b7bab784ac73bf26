import { createStore } from '../../../lib/createStore'
import { initialBudget } from '../../../estimator'

/** The budget of the contact step and of the calculator; `initialBudget` until the visitor changes it. */
export const budgetStore = createStore(initialBudget)
