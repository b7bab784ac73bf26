import type { Page } from 'playwright/test'

/**
 * Replaces photographs with a rectangle, because they would make the baselines ten times as large. The models of houses
 * stay: a rectangle would cover what is seen beside their outlines.
 */
export async function flattenPhotographs(page: Page): Promise<void> {
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#b9b3a6"/></svg>'
  const photograph = /\/(?!house-\d+-marla)[^/]+\.(?:avif|webp|jpe?g)$/
  await page.route(photograph, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
}
