/** The texts of the buttons below a drawing. */
export const drawingControls = {
  showAll: 'Show all',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Announced after each of them. */
  size: (percent: number) => `Drawing at ${percent} %`,
} as const
