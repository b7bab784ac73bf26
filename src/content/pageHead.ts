/** The metadata of a page, for the browser tab, search engines and the site search. */
export interface PageHead {
  /** The text of links to the page. */
  readonly label: string
  /** At most 60 characters, including the firm's name that is appended. */
  readonly title: string
  /** 70 to 160 characters. */
  readonly description: string
}
