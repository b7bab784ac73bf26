/** A selector of the parts of a page that src/boot.ts lays out one after the other. */
export const pageParts = "main > section, main > div > section, section ~ section [role='region'], footer"
