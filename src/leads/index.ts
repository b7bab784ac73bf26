export type { Excess } from './bodyLimit'
export { storeEstimate, submissionStatus, submitEstimateLead } from './deviceOutbox'
export { isEmailAddress } from './emailAddress'
export {
  estimateLead,
  isRejectedAsTooLong,
  sendEstimateLead,
  type Contact,
  type EstimateLead,
} from './estimateLead'
export type { EstimateBackup } from './storedEstimates'
export { homeMessageExcess, sendHomeMessage, type HomeMessage, type HomeMessageResult } from './homeMessage'
export {
  deletePendingEstimates,
  hasBeenSent,
  pendingEstimates,
  retryPendingEstimates,
  subscribeToPendingEstimates,
} from './pendingEstimates'
export type { SubmitResult } from './outbox'
export { isSending, subscribeToSending, type SendOptions, type SendResult } from './postForm'
export {
  projectEnquiryExcess,
  sendProjectEnquiry,
  type ProjectEnquiry,
  type ProjectEnquiryResult,
} from './projectEnquiry'
export { loadListedEstimates, watchStoredEstimates } from './watchStoredEstimates'
