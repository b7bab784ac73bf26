import { createStore } from '../lib/createStore'

/** What a chat with the firm begins with: the house in the estimator, if there is one. */
export const chatText = createStore('')
