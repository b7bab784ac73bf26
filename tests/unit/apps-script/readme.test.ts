import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../../scripts/responseHeaders.mjs'
import { enquiryForm } from '../../../src/content/pages/contact'
import { successStep } from '../../../src/content/pages/estimator'
import { homePage } from '../../../src/content/pages/home'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const readme = read('integrations/apps-script/README.md')

/** The settings in a text, by name. */
const settingsIn = (text: string) =>
  new Map([...text.matchAll(/^(VITE_\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]))

it('the instructions set the URL of each request that a build needs', () => {
  expect([...settingsIn(readme).keys()]).toEqual([...settingsIn(read('.env')).keys()])
})

it('the Content Security Policy allows the requests to these URLs', () => {
  const requestUrls = [...settingsIn(readme).values()]
  const [, origins] =
    /connect-src 'self' ([^;]+);/.exec(contentSecurityPolicy({ documents: [], requestUrls })) ?? []
  expect(origins).toBe('https://formsubmit.co https://script.google.com https://script.googleusercontent.com')
})

it.each([
  homePage.contact.messages.rejected,
  homePage.contact.messages.sent,
  enquiryForm.messages.sent,
  successStep.messages.sent,
])('the instructions tell what the site says: %s', (message) => {
  expect(readme).toContain(`"${message}"`)
})
