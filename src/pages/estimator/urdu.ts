import './urdu.css'

// Everything that only visitors need who choose Urdu; loaded on demand.

export { urduTexts as texts } from '../../content/pages/estimatorUrdu'
export { urduLabels as labels } from './urduLabels'

/** How long to wait for the font, in milliseconds; later than that, the system's font is replaced while it is read. */
const fontTimeoutMs = 3000

/** Resolves when the font is loaded, and after `fontTimeoutMs` or a failure: the system's font can be read, too. */
export async function loadFont(): Promise<void> {
  const faces = document.fonts.load('1rem "Noto Naskh Arabic"', 'اردو').catch(() => undefined)
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, fontTimeoutMs)
  })
  await Promise.race([faces, timeout])
}
