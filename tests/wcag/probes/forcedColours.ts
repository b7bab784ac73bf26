import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { findControlRingFault, visitControlKinds } from './focus.ts'

/** How much the lightest and the darkest pixel of a control must differ, from 0 to 255. */
const leastDifference = 100

/**
 * With the forced colours of the browser: finds controls that are a flat area, because their text or icon keeps a colour
 * of its own, and focus rings that can't be seen.
 * @param seenKinds the kinds of controls that have been seen; those on this page are added to them
 */
export async function findForcedColourFaults(page: Page, seenKinds: Set<string>): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const faults = await visitControlKinds(page, seenKinds, async (control) => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    return (await findFlatArea(page, control)) ?? findControlRingFault(page, control)
  })
  await page.emulateMedia({ forcedColors: null })
  return faults
}

async function findFlatArea(page: Page, control: Locator): Promise<string | undefined> {
  const box = await control.evaluate((element) => {
    const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect()
    return { x, y, width, height }
  })
  const viewport = page.viewportSize()
  if (!viewport) return undefined
  const x = Math.max(0, box.x - 2)
  const y = Math.max(0, box.y - 2)
  const width = Math.min(viewport.width, box.x + box.width + 2) - x
  const height = Math.min(viewport.height, box.y + box.height + 2) - y
  // The link that skips to the content is visible only while it has the focus.
  if (width <= 8 || height <= 8) return undefined
  const { channels } = await sharp(await page.screenshot({ clip: { x, y, width, height } }))
    .greyscale()
    .stats()
  const [{ min, max } = { min: 0, max: 0 }] = channels
  if (max - min >= leastDifference) return undefined
  const html = await control.evaluate(({ outerHTML }) => outerHTML)
  return `Nothing of it can be seen: ${html.slice(0, 160)}`
}
