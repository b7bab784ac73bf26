import type { Page } from 'playwright/test'
import { findWithAlfa } from './alfa.ts'
import { findWithAxe } from './axe.ts'
import type { Finding } from './finding.ts'
import { findWithIbm } from './ibm.ts'

/**
 * What all engines find in the page in its present state. If a rule finds several elements with the same description, the
 * second one ends with “(2)”.
 */
export async function runEngines(page: Page): Promise<readonly Finding[]> {
  // Alfa doesn’t know that the header is above what is scrolled below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const byAxe = await findWithAxe(page)
  await hideBackground(page, true)
  const findings = [...byAxe, ...(await findWithIbm(page)), ...(await findWithAlfa(page))]
  await hideBackground(page, false)
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const key = [finding.engine, finding.rule, finding.element].join('\n')
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? finding : Object.assign({}, finding, { element: `${finding.element} (${count})` })
  })
}

/**
 * Hides what is behind an open dialog. The dialog keeps the focus, which IBM’s engine and Alfa don't know: they would find
 * that Tab reaches what screen readers don't. axe, which can be told what to leave out, needs the page's own height to
 * measure contrasts.
 */
const hideBackground = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-aria-hidden]'))
      element.style.display = value ? 'none' : ''
  }, isHidden)
