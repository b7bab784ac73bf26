/**
 * Keeps on one line what would be hard to read in two: amounts such as "PKR 18,444,530", "1 kanal" and "4,500 sq ft", by
 * no-break spaces, and "e-mail", by word joiners, because the site's font has no no-break hyphen.
 */
export function unbrokenText(text: string): string {
  return text
    .replace(/(PKR(?= \d)|\d(?= (?:kanal|m|marla|sq|square)\b)|\bsq(?:uare)?(?= f)) /g, '$1\u00A0')
    .replace(/\be-(?=mail)/gi, (start) => `${start.charAt(0)}\u2060-\u2060`)
}
