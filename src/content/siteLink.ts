/** A link to a page of this site, with a path of the route table. */
export interface SiteLink {
  readonly label: string
  /** Words after the label that are not visible: where a label such as "Learn More" leads. @default none */
  readonly goal?: string
  readonly href: string
}
