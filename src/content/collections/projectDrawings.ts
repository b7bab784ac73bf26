/** The kind of a drawing, which names its tab. */
export type DrawingKind = 'plan' | 'section' | 'elevation'

/** A drawing of a project, with the dimensions of its model. */
export interface ProjectDrawing {
  readonly kind: DrawingKind
  /** The name of its file in `src/images`, without extension. */
  readonly file:
    'db-32-plan' | 'db-32-section' | 'db-32-elevation' | 'house-project-elevation' | 'swiss-tower-elevation'
  readonly alt: `Line drawing: ${string}`
  readonly caption: string
}
