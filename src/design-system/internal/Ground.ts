/** What a control stands on: paper, sand and white are light, navy and deep are dark. */
export type Ground = 'light' | 'dark'
