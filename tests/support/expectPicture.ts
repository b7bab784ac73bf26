import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'

/**
 * Compares a picture with its baseline; the test goes on, and fails, if they differ. Most are the same byte for byte; only
 * the others are decoded, because decoding takes more time than the taking of a picture.
 * @param file Folder and name within `baselines`.
 * @param state What is shown, for the message.
 */
export async function expectPicture(
  shown: Page | Locator,
  file: string[],
  state: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const baseline = test.info().snapshotPath(file.join('/'), { kind: 'screenshot' })
  // As `toHaveScreenshot` takes it.
  const taken = await shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', ...options })
  if (existsSync(baseline) && taken.equals(readFileSync(baseline))) return
  await expect.soft(shown, state).toHaveScreenshot(file, options)
}
