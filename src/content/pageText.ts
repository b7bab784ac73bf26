/** How a page presents itself in a browser's tab, to search engines and in the site's own search. */
export interface PageText {
  /** What a link to it says. */
  readonly label: string
  /** At most 60 characters with the firm's name behind it. */
  readonly title: string
  /** At most 160 characters. */
  readonly description: string
}
