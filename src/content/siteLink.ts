/** A link to a page of this site, with a path of the route table. */
export interface SiteLink {
  readonly label: string
  readonly href: string
}
