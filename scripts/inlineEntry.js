/*
 * The classic script at the end of each document. Once the page has loaded and the browser is idle, or at the first
 * touch, key or focus, it imports the application. The last button tapped before, unless it submits a form, is clicked
 * again when the page is interactive. `data-modules` of the root element lists the files: first src/main.tsx, then
 * what it imports.
 */
;(() => {
  const { dataset } = document.documentElement
  const [main = '', ...imports] = (dataset['modules'] ?? '').split(' ')
  const page = document.getElementById('root')
  const splash = document.getElementById('splash')
  if (!page || !splash) return

  // The splash screen covers the page for two seconds.
  const cover = async () => {
    const covering = splash.getAnimations().filter(({ playState }) => playState === 'running')
    page.inert = covering.length > 0 && !document.activeElement?.matches('input, textarea, select')
    await Promise.allSettled(covering.map(({ finished }) => finished))
    page.inert = false
    splash.remove()
    delete dataset['splash']
  }
  void cover()

  /** @type {HTMLButtonElement | undefined} */
  let tapped
  /** @param {Event} event */
  const remember = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && button.type !== 'submit') tapped = button
  }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(main).catch(() => dispatchEvent(new Event('applicationfailed')))
  }
  addEventListener('applicationfailed', () => {
    const message = document.getElementById('not-loaded')
    message?.classList.remove('hidden')
    message?.querySelector('button')?.addEventListener('click', () => location.reload())
  })
  addEventListener('applicationready', () => {
    removeEventListener('click', remember, true)
    // A menu that React has already opened would close.
    if (tapped?.isConnected && tapped.ariaExpanded !== 'true') tapped.click()
    dataset['application'] = 'ready'
  })
  addEventListener('click', remember, true)
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true })
  addEventListener('load', () => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 300 })
    else setTimeout(start, 100)
  })
})()
