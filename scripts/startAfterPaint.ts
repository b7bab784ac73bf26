/**
 * The inline script of a document. It imports the entry script after the first paint, so that they don't compete for
 * bandwidth. A frame callback runs before the paint, and a timeout in it afterwards. A background tab has no frames,
 * and a window that is covered may have none for long: it stops waiting for them after a second.
 *
 * A browser paints the beginning of a document while the rest is still arriving, but the entry script reads the whole
 * of it. If the import fails, it is repeated under another URL, because a browser may never retry the same one; after
 * the second failure, a notice says so.
 *
 * Until then it holds clicks on buttons, because the browser itself would submit a form and lose the text in it. It
 * passes them on to the entry script, which replays them after hydration.
 */
const source = `
(() => {
  const held = []
  let isStarted = false
  let notice
  const hold = (event) => {
    const button = event.target.closest("button")
    if (!button) return
    event.preventDefault()
    held.push(button)
  }
  const load = (attempt) => import("ENTRY" + (attempt ? "?" + attempt : "")).then(
    () => {
      removeEventListener("click", hold, true)
      notice?.remove()
      for (const button of held) button.click()
    },
    () => {
      if (attempt === 1) {
        notice = document.createElement("p")
        notice.role = "alert"
        notice.style = "position:fixed;bottom:0;padding:1rem;background:#fff"
        notice.textContent = "Part of this page could not be loaded. We keep trying."
        document.body.append(notice)
      }
      setTimeout(load, 2000, attempt + 1)
    }
  )
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => load(0))
    else load(0)
  }
  addEventListener("click", hold, true)
  if (document.hidden) start()
  else {
    requestAnimationFrame(() => setTimeout(start))
    setTimeout(start, 1000)
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
