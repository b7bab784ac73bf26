import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import type { AccessibleNode } from '../../stories/support/spokenOutline.ts'

const folder = join(import.meta.dirname, '../../stories/evidence')

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of the page, as the browser passes it to screen readers. */
    accessibilityTree: () => Promise<readonly AccessibleNode[]>
    /** The committed text of a component; with `--update`, the given one is written first. */
    committedText: (name: string, text?: string) => Promise<string>
  }
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
