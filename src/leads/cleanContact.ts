/**
 * An e-mail address or a phone number without the invisible characters that copying brings along, without `mailto:`, and
 * in Latin digits. Receivers have a copy (`cleanContact` in integrations/apps-script/LeadRules.js).
 */
export function cleanContact(text: string): string {
  return text
    .replaceAll(/[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replaceAll(/[\s\u0085]/g, ' ')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/^ *mailto:/i, '')
    .trim()
}
