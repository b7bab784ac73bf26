import { readFileSync } from 'node:fs'
import type { Frame, Page } from 'playwright/test'
import type { MediaSettings } from '../../stories/support/emulateMedia.ts'

/** A story of the built Storybook. */
export interface StoryEntry {
  readonly id: string
  /** The path in the sidebar, such as "Components/Button". */
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

interface StorybookIndex {
  readonly entries: Readonly<Record<string, StoryEntry & { readonly type: 'story' | 'docs' }>>
}

/** The stories of the built Storybook by title, in the order of the sidebar. */
export function readStories(): ReadonlyMap<string, readonly StoryEntry[]> {
  const stories = readEntries().filter(({ type }) => type === 'story')
  const titles = new Set(stories.map(({ title }) => title))
  return new Map([...titles].map((title) => [title, stories.filter((story) => story.title === title)]))
}

/** The docs pages of the built Storybook, in the order of the sidebar. */
export function readDocs(): readonly StoryEntry[] {
  return readEntries().filter(({ type }) => type === 'docs')
}

function readEntries() {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const { entries }: StorybookIndex = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries)
}

/** The internals of Storybook's preview that are used here; they have no public types. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => unknown[] | undefined
    emit: (event: string, payload: unknown) => void
    once: (event: string, listener: () => void) => void
    on: (event: string, listener: (error: { message: string }) => void) => void
  }
  __STORYBOOK_PREVIEW__: {
    storyStoreValue?: {
      loadStory: (story: { storyId: string }) => Promise<{
        storyGlobals: { viewport?: { value?: string } }
        parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
      }>
    }
  }
  /** The message of the error that the current story's play function threw. */
  playError?: string | undefined
}
declare const window: PreviewWindow

/** Exposes `emulateMedia` to the stories. Call it before `openStorybook`. */
export async function emulateMediaForStories(page: Page): Promise<void> {
  await page.exposeFunction('emulateMedia', (settings: MediaSettings) =>
    page.emulateMedia({ media: null, reducedMotion: 'reduce', forcedColors: 'none', ...settings }),
  )
}

/** Opens the preview frame, in which `showStory` renders one story after another. */
export async function openStorybook(page: Page): Promise<void> {
  // axe runs in another suite.
  await page.goto('/iframe.html?viewMode=story&globals=a11y.manual:!true')
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined)
  await page.evaluate(() => {
    window.__STORYBOOK_ADDONS_CHANNEL__.on('playFunctionThrewException', ({ message }) => {
      window.playError = message
    })
  })
}

/**
 * Renders a story at the viewport that it sets, or else at the given one, waits for its play function, and scrolls to
 * the top.
 * @throws if the story can't be rendered, if its play function throws, or on an uncaught error.
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
  await page.evaluate((storyId) => {
    delete window.playError
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
  const finished = await page.waitForFunction((storyId) => {
    const [last] = window.__STORYBOOK_ADDONS_CHANNEL__.last('storyFinished') ?? []
    const isCurrent =
      typeof last === 'object' && last !== null && 'storyId' in last && last.storyId === storyId
    return isCurrent && 'status' in last ? last.status : undefined
  }, id)
  const status = await finished.jsonValue()
  if (status !== 'success') {
    throw new Error(`${id} failed: ${await page.locator('#error-message').textContent()}`)
  }
  // Storybook reports success even so.
  const playError = await page.evaluate(() => window.playError)
  if (playError !== undefined) throw new Error(`The play function of ${id} failed: ${playError}`)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    // Fixed elements would otherwise be at different positions of a full-page screenshot.
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Opens a docs page. Its parts that are loaded on demand may follow. */
export async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
  await page.waitForFunction(
    (storyId) => window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] === storyId,
    id,
  )
  await waitForPaint(page)
}

/** Waits until the story in a frame of a docs page is finished. */
export async function waitForFramedStory(frame: Frame): Promise<void> {
  await frame.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined)
}

/** Sets the globals of the toolbar, and waits until the current story is rendered with them. */
export async function setGlobals(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (settings) =>
      new Promise<void>((resolve) => {
        window.__STORYBOOK_ADDONS_CHANNEL__.once('storyRendered', () => resolve())
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: settings })
      }),
    globals,
  )
  await waitForPaint(page)
}

/** Waits until pending changes are painted. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
