/**
 * An e-mail address or a phone number in Latin digits, without what is copied with it: invisible characters, a name before
 * the address, or the scheme and parameters of its link. Spaces at either end stay, because the visitor may be typing.
 * Receivers have a copy (`cleanContact` in integrations/apps-script/LeadRules.js).
 */
export function cleanContact(text: string): string {
  return text
    .replaceAll(/[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replaceAll(/[\s\u0085]/g, ' ')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^ *(?:mailto|tel|sms|callto):([^?;]*)(?:[?;].*)?$/i, '$1')
    .replace(/^ *(?:https?:\/\/)?wa\.me\/\+?(\d+)(?:\?.*)?$/i, '+$1')
    .replace(/^[^<]*<([^<>@]+@[^<>@]+)> *$/, '$1')
}

/** A comma or semicolon, an Arabic one, or an Urdu full stop. */
const wrongDot = /[,;\u060C\u061B\u06D4]/

/**
 * Whether a mark is in the place of a full stop in the domain of an e-mail address.
 * @param address.typed the characters that were typed last
 * @param address.wasBroken the result for the text before them
 */
export function hasWrongDot(address: { text: string; typed: string; wasBroken: boolean }): boolean {
  const { text, typed, wasBroken } = address
  const [, domain = '', ...rest] = text.split('@')
  const isInDomain = rest.length === 0 && wrongDot.test(domain)
  // Chromium returns a domain in another script in Punycode. No top-level domain mixes scripts.
  const isMixed = /^xn--.*-/.test(domain.split('.').at(-1) ?? '')
  const isStillWrong = wasBroken && text.includes('xn--')
  return isInDomain || isMixed || isStillWrong || wrongDot.test(typed)
}

/**
 * Whether a text is an e-mail address, apart from what `cleanContact` removes and spaces at either end. As lenient as the
 * receivers (`emailAddress` in LeadRules.js), and more lenient than browsers.
 * @param control the field that contains the text, if it is rendered: then the browser must accept the address, too
 */
export function isEmailAddress(text: string, control?: HTMLInputElement): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(cleanContact(text).trim()) && control?.validity.valid !== false
}
