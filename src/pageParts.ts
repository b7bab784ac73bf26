/** A selector of the parts of a page that src/boot.ts lays out one after the other. */
export const pageParts =
  "main > section, main > div > section, main > section:not(:first-child) [role='region'], footer"
