/**
 * A selector of the parts of a page that are laid out one after the other while it opens. src/styles.css has the same
 * list, without the first section. A table of a later section is a part of its own, because its layout takes long.
 */
export const pageParts =
  "main > section, main > div > section, section:not(:first-of-type) [role='region'], footer"
