/** The candidates of a page's first picture, in AVIF. */
export interface HeroPicture {
  readonly srcset: string
  readonly sizes: string
}

/** The URL of the JSON file, written by the build, with each page's first picture by path. */
export const heroesUrl = '/heroes.json'

let heroes: Promise<Readonly<Record<string, HeroPicture>>> | undefined

/** Loads the first picture of a page, in the size for this window. If that fails, the page loads it itself. */
export async function prefetchHero(path: string): Promise<void> {
  heroes ??= fetch(heroesUrl).then((response) => response.json())
  try {
    const hero = (await heroes)[path]
    if (hero) load(hero)
  } catch {
    heroes = undefined
  }
}

/** A detached `<picture>` makes the browser load the candidate that it would show; nothing if it doesn't support AVIF. */
function load({ srcset, sizes }: HeroPicture) {
  const picture = document.createElement('picture')
  const source = document.createElement('source')
  source.type = 'image/avif'
  source.sizes = sizes
  source.srcset = srcset
  picture.append(source, new Image())
}
