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
export { estimateLead, sendEstimateLead, type Contact, type EstimateLead } from './estimateLead'
export type { PendingEstimate } from './estimateStore'
export { sendHomeMessage, type HomeMessage, type HomeMessageOutcome } from './homeMessage'
export type { SubmitOutcome } from './outbox'
export type { SendOptions } from './post'
export { sendProjectEnquiry, type ProjectEnquiry, type SendOutcome } from './projectEnquiry'
