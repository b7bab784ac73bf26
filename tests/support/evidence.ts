import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Frame, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { AccessibleNode } from '../../stories/support/spokenOutline.ts'
import {
  followDocument,
  screenReaderModule,
  spokenOf,
  spokenSince,
  stopFollowing,
} from './virtualScreenReader.ts'

const folder = join(import.meta.dirname, '../../stories/evidence')

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of the page, as the browser passes it to screen readers. */
    accessibilityTree: () => Promise<readonly AccessibleNode[]>
    /** The same tree, as Playwright computes it from the document. */
    ariaSnapshot: () => Promise<string>
    /** Lets a virtual screen reader follow the focus and the live regions. */
    startScreenReader: () => Promise<void>
    /** Stops the screen reader and returns what it has spoken: while it followed, or when it reads the page now. */
    stopScreenReader: (speaks: 'changes' | 'page') => Promise<readonly string[]>
    /** Records which states of a component are as committed; a run of the stories records it on the docs pages. */
    recordComparison: (name: string, states: readonly StateComparison[]) => Promise<void>
    /** The committed text of a component; with `--update`, the given one is written first. */
    committedText: (name: string, text?: string) => Promise<string>
  }
}

/** Whether a state of a component is as committed. */
export interface StateComparison {
  readonly name: string
  readonly isPassed: boolean
}

/** The comparisons of the present run, by component. */
export const comparisons = new Map<string, readonly StateComparison[]>()

/** A browser command for stories: passes the comparison of a component on to the recorder of the run. */
export const recordComparison: BrowserCommand<[name: string, states: readonly StateComparison[]]> = (
  _,
  name,
  states,
) => {
  comparisons.set(name, states)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** A browser command for stories: the accessibility tree of their frame. */
export const accessibilityTree: BrowserCommand<[]> = async ({ page, context, frame }) => {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  const client = await session
  const { frameTree } = await client.send('Page.getFrameTree')
  const url = (await frame()).url()
  const own = frameTree.childFrames?.find((child) => child.frame.url === url)
  if (!own) throw new Error(`There is no frame ${url}`)
  const { nodes } = await client.send('Accessibility.getFullAXTree', { frameId: own.frame.id })
  return Promise.all(nodes.map((node) => withAttributes(client, node)))
}

/**
 * The roles whose position, minimum or value in words the protocol doesn't tell: it has no positions, 0 for no minimum, and
 * the number of a slider for its words.
 */
const incomplete: ReadonlySet<unknown> = new Set(['listitem', 'slider', 'spinbutton'])

/** A node, with the attributes of its element where the protocol doesn't tell what they pass to screen readers. */
async function withAttributes(client: CDPSession, node: AccessibleNode & { backendDOMNodeId?: number }) {
  const { backendDOMNodeId } = node
  if (node.ignored || backendDOMNodeId === undefined || !incomplete.has(node.role?.value)) return node
  const { attributes = [] } = (await client.send('DOM.describeNode', { backendNodeId: backendDOMNodeId }))
    .node
  const pairs = attributes.flatMap((name, at) => (at % 2 === 0 ? [[name, attributes[at + 1] ?? '']] : []))
  return { ...node, attributes: Object.fromEntries(pairs) }
}

/** A browser command for stories: the accessibility tree that Playwright computes from the document of their frame. */
export const ariaSnapshot: BrowserCommand<[]> = async ({ frame }) =>
  (await frame()).locator('body').ariaSnapshot()

/** A browser command for stories: lets a virtual screen reader follow the focus and the live regions of their frame. */
export const startScreenReader: BrowserCommand<[]> = async ({ frame }) =>
  followDocument(await frame(), `data:text/javascript,${encodeURIComponent(screenReaderModule)}`)

/** A browser command for stories: stops the virtual screen reader and returns what it has spoken. */
export const stopScreenReader: BrowserCommand<[speaks: 'changes' | 'page']> = async ({ frame }, speaks) => {
  const document = await frame()
  const spoken =
    speaks === 'changes' ? await spokenOfChanges(document) : await spokenOf(document.locator('body'))
  await stopFollowing(document)
  return spoken
}

/** What was spoken while a state was reached, and the element with the focus, if something has changed in it since. */
async function spokenOfChanges(document: Frame) {
  const spoken = await spokenSince(document)
  const focused = document.locator(':focus')
  const [phrase = ''] = (await focused.count()) > 0 ? await spokenOf(focused) : []
  return phrase === '' || spoken.includes(phrase) ? spoken : [...spoken, `at the end: ${phrase}`]
}

/** A browser command for stories: reads the committed text of a component, and with `--update` writes it first. */
export const committedText: BrowserCommand<[name: string, text?: string]> = async (
  { project },
  name,
  text,
) => {
  const file = join(folder, `${name}.txt`)
  const isUpdate = project.config.snapshotOptions.updateSnapshot === 'all'
  if (isUpdate && text !== undefined) await writeFile(file, text)
  return readFile(file, 'utf8').catch(() => '')
}
