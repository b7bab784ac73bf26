/**
 * The script of a document. It imports the entry after the first paint, which the entry would delay: it needs
 * connections and bandwidth. A frame callback runs before the paint, the timeout after it; a tab in the background has
 * no frames. Clicks on buttons are held until then, and repeated for the entry, which replays them after hydration:
 * otherwise a form would be sent by the browser itself, and what was typed would be lost.
 */
const source = `
(() => {
  const held = []
  const hold = (event) => {
    const button = event.target.closest("button")
    if (!button) return
    event.preventDefault()
    held.push(button)
  }
  const release = () => removeEventListener("click", hold, true)
  const load = () => import("ENTRY").then(() => {
    release()
    for (const button of held) button.click()
  }, release)
  addEventListener("click", hold, true)
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
})()`

/**
 * Replaces a document's link to its entry script with a script that imports it after the first paint.
 * @throws if the document has no entry script
 */
export function startAfterPaint(html: string): string {
  const [script, entry] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? []
  if (!script || !entry) throw new Error('The document has no entry script.')
  const start = source
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace('ENTRY', entry)
  return html.replace(script, () => `<script>${start}</script>`)
}
