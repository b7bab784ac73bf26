/** The environment in which the suites build and serve the site. */
export const checkEnv = {
  ...process.env,
  // No suite may send a lead to the URLs in .env.local.
  VITE_HOME_MESSAGE_URL: '/ajax/checks@sangbunyad.example',
  VITE_PROJECT_ENQUIRY_URL: '/macros/s/project-enquiry/exec',
  VITE_ESTIMATE_URL: '/macros/s/estimate/exec',
  // The tests expect the origin of the sample content.
  SITE_ORIGIN: '',
  VITE_SERVICE_WORKER: 'on',
  // runSuites.mjs reads the output.
  NO_COLOR: '1',
}
