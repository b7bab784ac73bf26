/** The heading levels below the page's title, which is level 1. */
export type InnerHeadingLevel = 2 | 3 | 4
