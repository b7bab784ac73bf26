import { openFaultySite, type FaultySite } from './faultySite.ts'
import { test as base } from './site.ts'

/** A test with its own origin, whose requests can fail, and whose storage and service worker no other test has. */
export const test = base.extend<{ site: FaultySite }>({
  site: async ({ baseURL }, use) => {
    const site = await openFaultySite(baseURL ?? '', '')
    await use(site)
    await site.close()
  },
})
