import type { Page } from 'playwright/test'
import { paths } from '../../src/paths.ts'
import { expect, test } from '../support/site.ts'

/** A picture in the page that has files in several widths. */
interface ShownPicture {
  readonly file: string
  /** The width of the file that the browser has chosen, in px. */
  readonly chosen: number
  /** The width that it needs: that of the whole picture as it is scaled, before it is cropped, in px of the screen. */
  readonly needed: number
  /** The widths of its files, from the smallest. */
  readonly widths: readonly number[]
}

/** The share of the needed width that the original must have; what is missing isn't visible. */
const originalShare = 0.86
/** The share that the chosen file must have: Chromium chooses a narrower one if the next is much wider. */
const chosenShare = 0.77

/** Scrolls through the page, so that every lazy picture is chosen, and returns them. */
async function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    }
    const widthIn = (file: string) => Number(/-(\d+)\.\w+$/.exec(file)?.[1] ?? Number.NaN)
    return [...document.querySelectorAll<HTMLImageElement>('#root picture img')]
      .filter((image) => image.getClientRects().length > 0 && image.currentSrc)
      .map((image) => {
        const { width, height } = image
        const own = {
          width: Number(image.getAttribute('width')),
          height: Number(image.getAttribute('height')),
        }
        const isCropped = getComputedStyle(image).objectFit === 'cover'
        const scale = Math[isCropped ? 'max' : 'min'](width / own.width, height / own.height)
        const source = image.parentElement?.querySelector('source')?.srcset ?? ''
        return {
          file: image.currentSrc,
          chosen: widthIn(image.currentSrc),
          needed: Math.round(own.width * scale * devicePixelRatio),
          widths: [...source.matchAll(/ (\d+)w/g)].map(([, one]) => Number(one)),
        }
      })
  })
}

for (const [device, use] of [
  ['a phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }],
  ['a tablet', { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 2 }],
  ['a laptop of high density', { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    for (const path of [
      paths.home.href(),
      paths.service.href('project-management'),
      paths.project.href('swiss-tower'),
      paths.blog.href('gray-structure-quality-matters'),
    ]) {
      test(`the pictures of ${path} are neither blurred nor wider than needed`, async ({ page }) => {
        await page.goto(path)
        const pictures = (await shownPictures(page)).filter(({ widths }) => widths.length > 1)
        expect(pictures.length).toBeGreaterThan(0)
        const blurred = pictures.filter(
          ({ chosen, needed, widths }) =>
            Math.max(...widths) < needed * originalShare || chosen < needed * chosenShare,
        )
        expect(blurred, 'blurred').toEqual([])
        const tooWide = pictures.filter(({ chosen, needed, widths }) =>
          widths.some((width) => width < chosen && width >= needed),
        )
        expect(tooWide, 'wider than needed').toEqual([])
      })
    }
  })
}
