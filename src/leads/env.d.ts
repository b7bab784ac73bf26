interface ImportMetaEnv {
  /** AJAX URL of a form-to-email service. */
  readonly VITE_HOME_MESSAGE_URL?: string
  /** Web-app URL of a spreadsheet script. */
  readonly VITE_PROJECT_ENQUIRY_URL?: string
  /** Web-app URL of a spreadsheet script. */
  readonly VITE_ESTIMATE_URL?: string
}
