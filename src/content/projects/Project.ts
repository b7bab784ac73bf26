import type { DrawingName, PictureName } from '../pictures'

/** A project. */
export interface Project {
  readonly id: string
  /** The main picture. */
  readonly src: PictureName
  readonly title: string
  /** 70 to 160 characters, for search engines. */
  readonly summary: string
  readonly description?: string
  readonly link: `/projects/${string}`
  /** Four figures from the highlights and drawings, shown large. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly highlights: readonly string[]
  /** The gallery, without the main picture. Its spelling is that of the data format: docs/product.md#collections. */
  readonly imgsgellery: readonly PictureName[]
  /** In the order of their tabs, which are named after the kind. */
  readonly drawings: readonly {
    readonly kind: 'plan' | 'section' | 'elevation'
    readonly name: DrawingName
  }[]
  /** The main picture at dusk, from the same camera. @default none */
  readonly dusk?: PictureName
  /**
   * The link that opens the estimator with a house like this. A literal, because the code that generates such links
   * would otherwise be loaded with every project. @default none
   */
  readonly estimateLink?: `/calculate_actual_cost#${string}`
}
