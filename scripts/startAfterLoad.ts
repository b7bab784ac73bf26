import { minifySync } from 'vite'
import { pageParts } from '../src/pageParts.ts'
import { visitorEvents } from '../src/visitorEvents.ts'

/**
 * The inline script of a document. It imports the entry script 200 ms after the page has loaded, so that the script, the
 * stylesheet and the font don't compete with the page and its first picture, which may be painted after that event; or as
 * soon as the visitor uses the page, which it notes for the entry script in `data-used` of the root element. It ignores a
 * `pointermove` without movement, which browsers send when a page appears under a stationary pointer. A covered window
 * may have no frames for a long time, and a picture may take long, so the import starts after three seconds in any case.
 * Until it starts, `data-loading` of the root element postpones the lazy pictures (`postponed` in src/styles.css).
 *
 * The root element has `data-opening` until src/boot.ts has added the whole stylesheet and the fonts. Its value `top`
 * postpones the layout of what is below the window, unless the browser may restore a scroll position or the URL names a
 * part of the page. Once a key is pressed, or the page is scrolled, also by a program, everything is laid out. What is in
 * the middle of the window stays there, because the parts above it may change their heights.
 *
 * A browser paints the beginning of a document while the rest is still loading, but the entry script needs the whole
 * document. If the import fails, it is repeated with another URL, because a browser may never retry the same one; after
 * the second failure, a notice tells the visitor.
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
  const { dataset } = document.documentElement
  const start = () => {
    if (isStarted) return
    isStarted = true
    delete dataset.loading
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => load(0))
    else load(0)
  }
  const layOut = () => {
    if (dataset.opening !== "top") return
    const parts = scrollY > 0 ? [...document.querySelectorAll("PARTS")] : []
    const part = parts.find((part) => part.getBoundingClientRect().bottom > innerHeight / 2)
    const before = part?.getBoundingClientRect().top
    dataset.opening = ""
    if (part) scrollBy({ top: part.getBoundingClientRect().top - before, behavior: "instant" })
  }
  const use = ({ type, movementX, movementY }) => {
    if (type === "pointermove" && movementX === 0 && movementY === 0) return
    dataset.used = ""
    if (/wheel|scroll|key/.test(type)) layOut()
    start()
  }
  dataset.loading = ""
  const isAtTop = performance.getEntriesByType("navigation")[0]?.type === "navigate" && !location.hash
  dataset.opening = isAtTop ? "top" : ""
  addEventListener("click", queueClick, true)
  for (const type of EVENTS) addEventListener(type, use, { capture: true, passive: true })
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(start, 200)))
  setTimeout(start, 3000)
})()`

/**
 * Replaces a document's link to its entry script with a script that imports it once the page has loaded or is used. It is
 * in the head, so that its attributes apply from the first layout on.
 * @throws if the document has no entry script
 */
export function startAfterLoad(html: string): string {
  const [script, entry] = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(html) ?? []
  if (!script || !entry) throw new Error('The document has no entry script.')
  const { code, errors } = minifySync(
    'start.js',
    source
      .replace('ENTRY', entry)
      .replace('EVENTS', JSON.stringify(visitorEvents))
      .replace('PARTS', pageParts),
  )
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const start = code.trim()
  return html.replace(script, '').replace('</head>', () => `<script>${start}</script></head>`)
}
