export type { Excess, Room } from './bodyLimit'
export { storeEstimate, submissionStatus, submitEstimateLead } from './deviceOutbox'
export { isEmailAddress } from './emailAddress'
export {
  contactExcess,
  contactRoom,
  estimateLead,
  isRejectedAsTooLong,
  sendEstimateLead,
  type Contact,
  type EstimateLead,
} from './estimateLead'
export type { EstimateBackup } from './storedEstimates'
export {
  homeMessageExcess,
  homeMessageRoom,
  sendHomeMessage,
  type HomeMessage,
  type HomeMessageResult,
} from './homeMessage'
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
  projectEnquiryRoom,
  sendProjectEnquiry,
  type ProjectEnquiry,
  type ProjectEnquiryResult,
} from './projectEnquiry'
export { loadListedEstimates, watchStoredEstimates } from './watchStoredEstimates'
