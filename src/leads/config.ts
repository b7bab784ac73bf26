/** The URL of each call, from the build's environment; empty if it is not set. */
export const leadUrls = {
  homeMessage: import.meta.env.VITE_HOME_MESSAGE_URL ?? '',
  projectEnquiry: import.meta.env.VITE_PROJECT_ENQUIRY_URL ?? '',
  estimate: import.meta.env.VITE_ESTIMATE_URL ?? '',
} as const

/**
 * The size limit of a call's body. The embedded inbox rejects more (integrations/lead-inbox), and so do browsers in
 * a `keepalive` request (Fetch standard, HTTP-network-or-cache fetch).
 */
export const maxBodyBytes = 64 * 1024
