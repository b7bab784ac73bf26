export type { Excess } from './bodyLimit'
export {
  deletePendingEstimate,
  hasBeenSent,
  keepEstimate,
  pendingEstimates,
  resendPendingEstimates,
  startResending,
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
export { homeMessageExcess, sendHomeMessage, type HomeMessage, type HomeMessageOutcome } from './homeMessage'
export type { SubmitOutcome } from './outbox'
export { isSending, subscribeToSending, type SendOptions } from './post'
export {
  projectEnquiryExcess,
  sendProjectEnquiry,
  type ProjectEnquiry,
  type SendOutcome,
} from './projectEnquiry'
