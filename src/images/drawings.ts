import { drawings, type DrawingName } from '../content/drawings'

const drawingFiles = import.meta.glob<string>('./drawings/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * A drawing: its file, its size and its texts.
 * @throws if it has no file, which makes the build fail
 */
export function drawing(name: DrawingName) {
  const { alt, caption = '', width, height } = drawings[name]
  const src = drawingFiles[`./drawings/${name}.svg`]
  if (!src) throw new Error(`src/images/drawings has no ${name}.svg`)
  return { src, width, height, alt, caption }
}
