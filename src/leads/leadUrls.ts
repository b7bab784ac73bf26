/** The URL of each request, from the build's environment; empty if it is not set. */
export const leadUrls = {
  homeMessage: import.meta.env.VITE_HOME_MESSAGE_URL ?? '',
  projectEnquiry: import.meta.env.VITE_PROJECT_ENQUIRY_URL ?? '',
  estimate: import.meta.env.VITE_ESTIMATE_URL ?? '',
} as const
