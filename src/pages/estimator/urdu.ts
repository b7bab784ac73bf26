import './urdu.css'

// Everything needed only by visitors who choose Urdu; loaded on demand.

export { urduTexts as texts } from '../../content/pages/estimatorUrdu'
export { urduLabels as labels } from './urduLabels'

/**
 * How long to wait for the font, in milliseconds. After that, the text is shown in the system's font and changes once the
 * font arrives.
 */
const fontTimeoutMs = 3000

/** Resolves when the font is loaded, has failed to load, or `fontTimeoutMs` is over. */
export async function loadFont(): Promise<void> {
  const faces = document.fonts.load('1rem "Noto Naskh Arabic"', 'اردو').catch(() => undefined)
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, fontTimeoutMs)
  })
  await Promise.race([faces, timeout])
}
