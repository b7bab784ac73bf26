/** The variables with the URLs of the three requests. */
export const leadVariables = ['VITE_HOME_MESSAGE_URL', 'VITE_PROJECT_ENQUIRY_URL', 'VITE_ESTIMATE_URL']

/**
 * Logs where each of the three requests is sent, so that nobody publishes a site whose leads are lost.
 * @throws if a URL is malformed
 */
export function reportLeadUrls(env: Readonly<Record<string, string>>) {
  console.log('\nWhere leads go:')
  for (const name of leadVariables) {
    const url = env[name]
    if (!url) console.warn(`  ${name} is NOT SET: these leads reach nobody. See docs/leads.md.`)
    else if (url.startsWith('/')) {
      console.log(`  ${name}: the embedded inbox, ${url}. Set it to your own service before you publish.`)
    } else if (/^https?:\/\//.test(url) && URL.canParse(url)) console.log(`  ${name}: ${url}`)
    else throw new Error(`${name} is not a URL: ${url}. See docs/leads.md.`)
  }
}
