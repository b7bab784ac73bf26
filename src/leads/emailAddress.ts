/**
 * Whether a text looks like an e-mail address; spaces at either end don't count. As lenient as the receivers
 * (`emailAddress` in integrations/apps-script/LeadRules.js), and more lenient than browsers.
 * @param control the field that contains the text, if it is rendered: then the browser must accept the address, too
 */
export function isEmailAddress(text: string, control?: HTMLInputElement): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim()) && control?.validity.valid !== false
}
