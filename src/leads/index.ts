export { cleanContact, hasWrongDot, isEmailAddress } from './emailAndPhone'
export type { EstimateBackup } from './estimateBackup'
export { estimateLead, type Contact, type EstimateLead } from './estimateLead'
export {
  deleteEstimates,
  estimateStatus,
  pendingEstimates,
  resendEstimates,
  startResending,
  submitEstimate,
  subscribeToEstimates,
} from './estimates'
export { sendHomeMessage, type HomeMessage, type HomeMessageResult } from './homeMessage'
export type { SubmitResult } from './outbox'
export { isSending, subscribeToSending } from './postForm'
export { sendProjectEnquiry, type ProjectEnquiry, type ProjectEnquiryResult } from './projectEnquiry'
