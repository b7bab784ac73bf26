import { existsSync, readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'

/**
 * Compares a picture with its baseline, and goes on if they differ. Most are the same byte for byte; only the others are
 * decoded, which takes as long as all the rest.
 * @param file Folder and name within `baselines`.
 * @param state What is shown, for the message.
 */
export async function expectPicture(
  shown: Page | Locator,
  file: string[],
  state: string,
  size: { fullPage?: boolean } = {},
): Promise<void> {
  const baseline = test.info().snapshotPath(...file)
  // As `toHaveScreenshot` takes it.
  const taken = await shown.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', ...size })
  if (existsSync(baseline) && taken.equals(readFileSync(baseline))) return
  await expect.soft(shown, state).toHaveScreenshot(file, size)
}
