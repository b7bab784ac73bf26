/**
 * The inline script of a document. It imports the entry script after the first paint, so that the script doesn't compete
 * with the page for bandwidth. A frame callback runs just before the paint, so a timeout set in the callback runs after
 * the paint. A background tab has no frames, and a covered window may have none for a long time, so the script starts after
 * a second in any case.
 *
 * A browser paints the beginning of a document while the rest is still loading, but the entry script needs the whole
 * document. If the import fails, it is repeated with another URL, because a browser may never retry the same one; after
 * the second failure, a notice says so.
 *
 * Until the entry script runs, clicks on buttons are queued, because the browser itself would submit a form and lose its
 * text. The entry script receives them, and replays them after hydration.
 */
const source = `
(() => {
  const queue = []
  let isStarted = false
  let notice
  const queueClick = (event) => {
    const button = event.target.closest("button")
    if (!button) return
    event.preventDefault()
    queue.push(button)
  }
  const load = (attempt) => import("ENTRY" + (attempt ? "?" + attempt : "")).then(
    () => {
      removeEventListener("click", queueClick, true)
      notice?.remove()
      for (const button of queue) button.click()
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
  addEventListener("click", queueClick, true)
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
