import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { findRingFaults, kindsInWindow } from './focus.ts'

/** How much the lightest and the darkest pixel of a control must differ, from 0 to 255. */
const leastDifference = 100

/**
 * With the forced colours of the browser: finds controls that are a flat area, because their text or icon keeps a colour
 * of its own, and focus rings that can't be seen.
 * @param seenKinds the kinds of controls that have been seen; those on this page are added to them
 * @param seenRings the same, of focus rings
 */
export async function findForcedColourFaults(
  page: Page,
  seenKinds: Set<string>,
  seenRings: Set<string>,
): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const faults: string[] = []
  const controls = page.locator('a[href], button, input, select, textarea, summary, [role="tab"]')
  const kinds = await controls.evaluateAll(kindsInWindow)
  for (const [index, kind] of kinds.entries()) {
    if (kind === '' || seenKinds.has(kind)) continue
    seenKinds.add(kind)
    const control = controls.nth(index)
    const box = await control.boundingBox()
    const viewport = page.viewportSize()
    // The link that skips to the content is visible only while it has the focus.
    if (!box || !viewport || box.width < 8) continue
    const clip = {
      x: Math.max(0, box.x - 2),
      y: Math.max(0, box.y - 2),
      width: Math.min(viewport.width - Math.max(0, box.x - 2), box.width + 4),
      height: Math.min(viewport.height - Math.max(0, box.y - 2), box.height + 4),
    }
    const { channels } = await sharp(await page.screenshot({ clip }))
      .greyscale()
      .stats()
    const [{ min, max } = { min: 0, max: 0 }] = channels
    if (max - min < leastDifference)
      faults.push(
        `Nothing of it can be seen: ${(await control.evaluate(({ outerHTML }) => outerHTML)).slice(0, 160)}`,
      )
  }
  faults.push(...(await findRingFaults(page, seenRings)))
  await page.emulateMedia({ forcedColors: null })
  return faults
}
