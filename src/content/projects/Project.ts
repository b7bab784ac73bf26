import type { Authority, Floor } from '../../estimator'
import type { PictureName } from '../pictures'
import type { SheetName, sheetKinds } from '../sheets'

export interface ProjectData {
  readonly id: string
  /** The main picture. */
  readonly src: PictureName
  /** Whether its page crops it upright on a phone, unless it has a picture at dusk. @default false */
  readonly isUpright?: boolean
  readonly title: string
  /** 70 to 160 characters, for search engines. */
  readonly summary: string
  /** The text of its page and its cards. @default none */
  readonly description?: string
  /** Figures of the model, shown large; those of the estimate follow them. */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  /** Without these figures; the last one says what we did. */
  readonly highlights: readonly string[]
  /** The gallery, without the main picture. Its spelling is that of the data format: docs/product.md#collections. */
  readonly imgsgellery: readonly PictureName[]
  /** In the order of their tabs, which are named after the kind. */
  readonly drawings: readonly {
    readonly kind: keyof typeof sheetKinds
    readonly name: SheetName
  }[]
  /** The main picture at dusk, from the same camera. @default none */
  readonly dusk?: PictureName
  /** The house as the estimator prices it, in A Grade with all four services. @default none */
  readonly house?: {
    readonly plotMarla: number
    readonly authority: Authority
    /** In square feet, measured from the model; 0 without a basement. */
    readonly areas: Readonly<Record<Floor, number>>
  }
}

export interface Project extends ProjectData {
  readonly link: string
}
