/** A text that leads to a page of this site, by an address of the route table. */
export interface SiteLink {
  readonly label: string
  readonly href: string
}
