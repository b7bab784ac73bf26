/** A link to a page of this site, with a path of the route table. */
export interface SiteLink {
  readonly label: string
  /** Visually hidden text after the label, such as "about us" after "Learn More". @default none */
  readonly hiddenSuffix?: string
  readonly href: string
}
