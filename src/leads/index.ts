export type { Excess, Room } from './bodyLimit'
export {
  deletePendingEstimate,
  hasBeenSent,
  storeEstimate,
  pendingEstimates,
  retryPendingEstimates,
  startRetries,
  submitEstimateLead,
  subscribeToPendingEstimates,
} from './deviceOutbox'
export {
  contactExcess,
  estimateLead,
  isRejectedAsTooLong,
  sendEstimateLead,
  type Contact,
  type EstimateLead,
} from './estimateLead'
export type { PendingEstimate } from './estimateStore'
export {
  homeMessageExcess,
  homeMessageRoom,
  sendHomeMessage,
  type HomeMessage,
  type HomeMessageResult,
} from './homeMessage'
export type { SubmitResult } from './outbox'
export { isSending, subscribeToSending, type SendOptions, type SendResult } from './postForm'
export {
  projectEnquiryExcess,
  projectEnquiryRoom,
  sendProjectEnquiry,
  type ProjectEnquiry,
  type ProjectEnquiryResult,
} from './projectEnquiry'
