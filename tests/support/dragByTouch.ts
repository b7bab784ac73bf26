import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Drags a finger from a point of the story's window, by a number of px; up, if it is negative. */
    dragByTouch: (x: number, y: number, distance: number) => Promise<void>
  }
}

/** How many frames a drag takes, and how many the finger then rests, so that the page doesn't go on scrolling. */
const frames = 10

/** A browser command for stories: a touch of the browser itself, which scrolls. */
export const dragByTouch: BrowserCommand<[number, number, number]> = async (
  { page, context, frame },
  x,
  y,
  distance,
) => {
  const own = await frame()
  const box = await (await own.frameElement()).boundingBox()
  if (!box) throw new Error('The frame of the story isn’t visible.')
  const scale = box.width / (await own.evaluate(() => window.innerWidth))
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + x * scale, y: box.y + (y + moved) * scale }],
    })
  const nextFrame = () => own.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await touch('touchStart', 0)
  for (let count = 1; count <= 2 * frames; count += 1) {
    await touch('touchMove', distance * Math.min(1, count / frames))
    await nextFrame()
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
