/** Replaces the spaces within amounts such as "PKR 18,444,530", "1 kanal" and "4,500 sq ft" by no-break spaces. */
export function unbrokenAmounts(text: string): string {
  return text.replace(/(PKR(?= \d)|\d(?= (?:kanal|m|marla|sq|square)\b)|\bsq(?:uare)?(?= f)) /g, '$1\u00A0')
}
