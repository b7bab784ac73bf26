import './pictureTransition.css'

// Loaded at the first sign that a link will be followed, because the first page needs none of it.

/** How long the old page may stay frozen, in milliseconds. Usually the new one is rendered within a few frames. */
const longestFreezeMs = 500

const pictureName = 'page-picture'

/**
 * From now on, the picture of an activated card becomes the picture of the page that it leads to, by a view transition
 * of the document. Only where motion is welcome, and if the page can be rendered at once, because the old one is frozen
 * meanwhile; everything else is left to the router, and the page fades in.
 * @param isLoaded whether the code of the page at this path has been loaded
 */
export function startPictureTransitions(isLoaded: (path: string) => boolean): void {
  if (!('startViewTransition' in document)) return
  let isRunning = false
  const handleClick = (event: MouseEvent) => {
    if (isRunning || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const link = followedLink(event)
    const picture = link?.closest('.card-dimension')?.querySelector<HTMLImageElement>('.card-picture img')
    if (!link || !picture?.complete || !isLoaded(link.pathname)) return
    event.preventDefault()
    event.stopPropagation()
    isRunning = true
    const end = () => {
      isRunning = false
    }
    // Replays the click for the router.
    transitionFrom(picture, () => link.click()).then(end, end)
  }
  document.addEventListener('click', handleClick, true)
}

/** The link to another page of the site that a click opens in the same tab. */
function followedLink(event: MouseEvent) {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const isPage = link?.origin === location.origin && link.pathname !== location.pathname && !link.target
  return isPage ? link : undefined
}

/**
 * @param picture the picture of the card
 * @param navigate makes the router render the new page
 */
async function transitionFrom(picture: HTMLImageElement, navigate: () => void) {
  const named = [...document.querySelectorAll<HTMLElement>('[data-sticky="bar"], [data-sticky="corner"]')]
  for (const part of named) setName(part, `page-${part.dataset['sticky'] ?? ''}`)
  setName(picture, pictureName)
  const transition = document.startViewTransition(async () => {
    await arrivalAfter(navigate)
    setName(picture, '')
    const target = counterpartOf(picture)
    if (!target) return
    named.push(target)
    setName(target, pictureName)
  })
  // Rejects if the browser skips the animation, such as in a hidden tab; the page changes all the same.
  transition.ready.catch(() => undefined)
  try {
    await transition.finished
  } finally {
    for (const element of named) setName(element, '')
  }
}

/** Resolves when RouteArrival has scrolled and focused the new page, and keeps it from fading the page in. */
function arrivalAfter(navigate: () => void) {
  return new Promise<void>((resolve) => {
    const finish = (event?: Event) => {
      event?.preventDefault()
      document.removeEventListener('pagearrival', finish)
      resolve()
    }
    document.addEventListener('pagearrival', finish)
    setTimeout(finish, longestFreezeMs)
    navigate()
  })
}

function setName(element: HTMLElement, name: string) {
  element.style.viewTransitionName = name
}

/** The same picture in the new page, if it is in the window. */
function counterpartOf(picture: HTMLImageElement) {
  return [...document.querySelectorAll<HTMLImageElement>('main img')].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.src === picture.src && width > 0 && top < innerHeight && bottom > 0
  })
}
