/** The levels of a heading inside a page, whose title is level 1. */
export type InnerHeadingLevel = 2 | 3 | 4
