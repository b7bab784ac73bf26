/*
 * The classic script in the head of each document. Once the first picture is painted, it preloads the application; once the
 * page has loaded and the browser is idle, or at the first touch, key or focus, it imports it. The last button tapped
 * before, unless it submits a form, is clicked when the page is interactive. The root element's `data-modules` lists
 * src/main.tsx and what it imports. In syntax of 2015, because below the floor of browsers it says so and removes the forms.
 */
;(() => {
  const { dataset } = document.documentElement
  const modules = (dataset['modules'] || '').split(' ')
  const [main] = modules
  // Chrome 111, Safari 16.4, Firefox 128: what Tailwind CSS 4 needs.
  const isCurrent =
    'registerProperty' in CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)') && 'toSorted' in []

  /** @param {'low' | 'auto'} fetchPriority */
  const preload = (fetchPriority) => {
    for (const href of modules.splice(0))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }),
      )
  }
  const preloadAfterPicture = () => {
    /** @type {HTMLImageElement | null} */
    const picture = document.querySelector('img[fetchpriority="high"]')
    if (!picture && document.readyState === 'loading')
      return addEventListener('DOMContentLoaded', preloadAfterPicture)
    void Promise.allSettled(picture ? [picture.decode()] : []).then(() =>
      requestAnimationFrame(() => setTimeout(() => preload('low'))),
    )
  }
  if (isCurrent) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect()
      preloadAfterPicture()
    }).observe({ type: 'paint', buffered: true })
  }

  addEventListener('DOMContentLoaded', () => {
    const page = document.getElementById('root')
    const splash = document.getElementById('splash')
    const message = document.getElementById('not-loaded')
    if (!main || !page || !splash || !message) return
    if (!isCurrent) {
      for (const element of document.querySelectorAll('form, [aria-labelledby="budget"], #not-loaded button'))
        element.remove()
      for (const text of message.querySelectorAll('span'))
        text.textContent = message.dataset['outdated'] || ''
      message.classList.remove('hidden')
      return
    }

    const covering = splash.getAnimations().filter(({ playState }) => playState === 'running')
    void Promise.allSettled(covering.map(({ finished }) => finished)).finally(() => splash.remove())
    // It doesn't cover what the Tab key leads to. An inert page would have its style computed twice.
    addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') splash.remove()
    })

    const start = () => {
      if (dataset['application']) return
      dataset['application'] = 'loading'
      preload('auto')
      import(main).catch(() => dispatchEvent(new Event('applicationfailed')))
    }
    for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { passive: true })
    // Safari doesn't support requestIdleCallback.
    const whenIdle = window.requestIdleCallback || setTimeout
    // Later, because the last picture is painted after it has loaded.
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => whenIdle(start, { timeout: 300 }), 200)),
    )

    /** @type {HTMLButtonElement | null} */
    let tapped = null
    /** @param {Event} event */
    const remember = ({ target }) => {
      if (dataset['application'] !== 'ready' && target instanceof Element) tapped = target.closest('button')
    }
    // In the capture phase: React stops clicks that it can't handle yet.
    addEventListener('click', remember, true)
    addEventListener('click', () => {
      // React has handled it.
      if (dataset['application'] === 'hydrating') tapped = null
    })
    addEventListener('applicationready', () => {
      dataset['application'] = 'ready'
      if (!tapped || tapped.type === 'submit') return
      // One that a component has replaced meanwhile has the same id.
      const button = tapped.isConnected ? tapped : document.getElementById(tapped.id)
      if (button) button.click()
    })
    addEventListener('applicationfailed', () => {
      message.classList.remove('hidden')
      for (const button of message.querySelectorAll('button'))
        button.addEventListener('click', () => location.reload())
    })
  })
})()
