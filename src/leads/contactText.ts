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

/**
 * Whether a text is an e-mail address, apart from what `cleanContact` removes and spaces at either end. As lenient as the
 * receivers (`emailAddress` in LeadRules.js), and more lenient than browsers.
 * @param control the field that contains the text, if it is rendered: then the browser must accept the address, too
 */
export function isEmailAddress(text: string, control?: HTMLInputElement): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(cleanContact(text).trim()) && control?.validity.valid !== false
}
