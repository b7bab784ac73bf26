import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { MediaSettings } from '../../stories/support/emulateMedia.ts'

/** A story of the built Storybook. */
export interface BookStory {
  readonly id: string
  /** Where it stands in the sidebar, its zone first, such as "Components/Button". */
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

interface BookIndex {
  readonly entries: Readonly<Record<string, BookStory & { readonly type: 'story' | 'docs' }>>
}

/** Every story of the built Storybook, by its title, in the sidebar's order. */
export function storiesOfTheBook(): ReadonlyMap<string, readonly BookStory[]> {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const { entries }: BookIndex = JSON.parse(readFileSync(file, 'utf8'))
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  const titles = new Set(stories.map(({ title }) => title))
  return new Map([...titles].map((title) => [title, stories.filter((story) => story.title === title)]))
}

/** What of Storybook's preview is used here; it is the frame's own business and has no types. */
interface BookWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => unknown[] | undefined
    emit: (event: string, payload: unknown) => void
    once: (event: string, listener: () => void) => void
  }
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: {
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } }
        parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
}
declare const window: BookWindow

/** Lets stories have their media settings emulated by the browser; call it before the book is opened. */
export async function emulateMediaForStories(page: Page): Promise<void> {
  await page.exposeFunction('emulateMedia', (settings: MediaSettings) =>
    page.emulateMedia({ media: null, reducedMotion: 'reduce', ...settings }),
  )
}

/** Opens the frame that stories are shown in, once for all of them. */
export async function openBook(page: Page): Promise<void> {
  // Axe has its own run; here it would only cost time.
  await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true')
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
}

/**
 * Shows a story in the opened book, in a window of the size that it asks for, else of the given one, and waits
 * until it has been rendered and played; it shows from its top.
 * @throws when the story or its play function fails.
 */
export async function showStory(page: Page, id: string, viewport: { width: number; height: number }) {
  const own = await page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId })
    const name = story?.storyGlobals.viewport?.value
    return name === undefined ? undefined : story?.parameters.viewport?.options?.[name]?.styles
  }, id)
  await page.setViewportSize(
    own ? { width: Number.parseInt(own.width), height: Number.parseInt(own.height) } : viewport,
  )
  await page.evaluate(
    (storyId) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  )
  const finished = await page.waitForFunction((storyId) => {
    const [last] = window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? []
    const isThis = typeof last === 'object' && last !== null && 'storyId' in last && last.storyId === storyId
    return isThis && 'status' in last ? last.status : undefined
  }, id)
  const status = await finished.jsonValue()
  if (status !== 'success') {
    throw new Error(`${id} does not play: ${await page.locator('#error-message').textContent()}`)
  }
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // What is fixed to the window stands in the same place whatever the story has scrolled to.
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Sets what the toolbar sets, and waits until the story that shows has been rendered with it. */
export async function setBookGlobals(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (settings) =>
      new Promise<void>((resolve) => {
        window.__STORYBOOK_ADDONS_CHANNEL__.once('storyRendered', () => resolve())
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: settings })
      }),
    globals,
  )
  await untilPainted(page)
}

/** Waits until the page has been painted with what has changed. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
