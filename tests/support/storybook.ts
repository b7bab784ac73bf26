import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { MediaSettings } from '../../stories/support/emulateMedia.ts'

/** A story or docs page of the built Storybook. */
export interface StorybookEntry {
  readonly id: string
  /** The path in the sidebar, such as "Components/Actions/Button". */
  readonly title: string
  readonly name: string
  /** The name of a story in its file. */
  readonly exportName: string
  readonly tags: readonly string[]
  readonly type: 'story' | 'docs'
}

/** The name of the component that an entry shows. */
export const componentOf = ({ title }: Pick<StorybookEntry, 'title'>) => title.replace(/^.*\//, '')

function readEntries(): readonly StorybookEntry[] {
  const file = new URL('../../storybook-static/index.json', import.meta.url)
  const { entries }: { entries: Record<string, StorybookEntry> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries)
}

/** The stories of the built Storybook by title, in the order of the sidebar. */
export function readStories(): ReadonlyMap<string, readonly StorybookEntry[]> {
  const stories = readEntries().filter(({ type }) => type === 'story')
  const titles = new Set(stories.map(({ title }) => title))
  return new Map([...titles].map((title) => [title, stories.filter((story) => story.title === title)]))
}

/** The docs pages of the built Storybook, in the order of the sidebar. */
export function readDocs(): readonly StorybookEntry[] {
  return readEntries().filter(({ type }) => type === 'docs')
}

/** Storybook's channel, as far as it is used here; it has no public type. */
interface PreviewWindow extends Window {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => readonly unknown[] | undefined
    once: (event: string, listener: () => void) => void
    emit: (event: string, payload: unknown) => void
  }
  __STORYBOOK_PREVIEW__?: {
    loadStory: (story: { storyId: string }) => Promise<{
      argTypes: object
      parameters: { docs: { source: { code: string } } }
    }>
  }
}
declare const window: PreviewWindow

/** Exposes `emulateMedia` to the stories. Call it before `openStory`. */
export async function emulateMediaForStories(page: Page): Promise<void> {
  await page.exposeFunction('emulateMedia', (settings: MediaSettings) =>
    page.emulateMedia({ media: null, reducedMotion: 'reduce', forcedColors: 'none', ...settings }),
  )
}

/**
 * Opens a story and waits for its play function, fonts and pictures.
 * @param id may be followed by other parameters of the URL
 * @throws if the story can't be rendered or its play function throws
 */
export async function openStory(page: Page, id: string): Promise<void> {
  // axe runs in another suite.
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`)
  await waitForStory(page, id.replace(/&.*/, ''))
}

/** Opens a story or a docs page without loading the page again. */
export async function switchTo(page: Page, viewMode: 'story' | 'docs', storyId: string): Promise<void> {
  await emit(page, 'setCurrentStory', { storyId, viewMode })
  await (viewMode === 'story' ? waitForStory(page, storyId) : waitForDocs(page, storyId))
}

async function waitForStory(page: Page, id: string): Promise<void> {
  const ended = await page.waitForFunction((storyId) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const [failure] =
      channel?.last('playFunctionThrewException') ?? channel?.last('storyThrewException') ?? []
    if (failure !== undefined) return { error: JSON.stringify(failure) }
    const [finished] = channel?.last('storyFinished') ?? []
    return (finished as { storyId: string } | undefined)?.storyId === storyId && { error: '' }
  }, id)
  const { error = '' } = (await ended.jsonValue()) || {}
  if (error !== '') throw new Error(`${id} failed: ${error}`)
  await waitForImages(page)
}

/** The names of the props that the docs page of a story's component lists; a story or a docs page must be open. */
export async function readProps(page: Page, storyId: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })
    return Object.keys(story?.argTypes ?? {})
  }, storyId)
}

/** What "Show code" shows of a story; a story or a docs page must be open. */
export async function readCode(page: Page, storyId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })
    return story?.parameters.docs.source.code ?? ''
  }, storyId)
}

/** Sends an event to the open story or docs page. */
export async function emit(page: Page, event: string, payload: object): Promise<void> {
  await page.evaluate(([name, value]) => window.__STORYBOOK_ADDONS_CHANNEL__?.emit(name, value), [
    event,
    payload,
  ] as const)
}

/** Renders the open story with other args. */
export async function setStoryArgs(page: Page, storyId: string, updatedArgs: object): Promise<void> {
  await page.evaluate(
    (payload) =>
      new Promise<void>((resolve) => {
        window.__STORYBOOK_ADDONS_CHANNEL__?.once('storyRendered', resolve)
        window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', payload)
      }),
    { storyId, updatedArgs },
  )
  await waitForImages(page)
}

/** Waits for the fonts and all images of the page, also those out of view. */
export async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

/** Opens a docs page and waits until it is rendered. */
export async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
  await waitForDocs(page, id)
}

async function waitForDocs(page: Page, id: string): Promise<void> {
  await page.waitForFunction((docsId) => {
    if (window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')?.[0] !== docsId) return false
    // Storybook reloads a page that is left while one of its stories is being rendered.
    const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')]
    return stories.every((story) => story.hasChildNodes())
  }, id)
}
