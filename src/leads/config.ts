/** Where each call goes, as set for the build; an empty address means that nothing is set. */
export const leadAddresses = {
  homeMessage: import.meta.env.VITE_HOME_MESSAGE_URL ?? '',
  projectEnquiry: import.meta.env.VITE_PROJECT_ENQUIRY_URL ?? '',
  estimate: import.meta.env.VITE_ESTIMATE_URL ?? '',
} as const

/**
 * Bytes of the largest body that a call may have. The embedded inbox takes no more (integrations/lead-inbox), and
 * browsers send no more in a request that outlives its page (Fetch standard, HTTP-network-or-cache fetch).
 */
export const largestBody = 64 * 1024
