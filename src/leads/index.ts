export type { Excess } from './bodyLimit'
export {
  deletePendingEstimates,
  hasBeenSent,
  storeEstimate,
  pendingEstimates,
  retryPendingEstimates,
  startRetries,
  submissionStatus,
  submitEstimateLead,
  subscribeToPendingEstimates,
} from './deviceOutbox'
export {
  contactExcess,
  estimateLead,
  sendEstimateLead,
  type Contact,
  type EstimateLead,
} from './estimateLead'
export type { PendingEstimate } from './estimateStore'
export { homeMessageExcess, sendHomeMessage, type HomeMessage, type HomeMessageResult } from './homeMessage'
export type { SubmissionStatus, SubmitResult } from './outbox'
export { isSending, subscribeToSending, type SendOptions, type SendResult } from './postForm'
export { projectEnquiryExcess, sendProjectEnquiry, type ProjectEnquiry } from './projectEnquiry'
