/**
 * The inline script of a document. It imports the entry script after the first paint, so that they don't compete for
 * bandwidth. A frame callback runs before the paint, and a timeout in it afterwards. A background tab has no frames,
 * and a window that is covered may have none for long: the entry script is imported after a second at the latest.
 *
 * Until then it holds clicks on buttons, because the browser itself would submit a form and lose the text in it. It
 * passes them on to the entry script, which replays them after hydration.
 */
const source = `
(() => {
  const held = []
  let isLoading = false
  const hold = (event) => {
    const button = event.target.closest("button")
    if (!button) return
    event.preventDefault()
    held.push(button)
  }
  const release = () => removeEventListener("click", hold, true)
  const load = () => {
    if (isLoading) return
    isLoading = true
    import("ENTRY").then(() => {
      release()
      for (const button of held) button.click()
    }, release)
  }
  addEventListener("click", hold, true)
  if (document.hidden) load()
  else {
    requestAnimationFrame(() => setTimeout(load))
    setTimeout(load, 1000)
  }
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
