import { expect, waitFor } from 'storybook/test'

const left = (element: Element) => element.getBoundingClientRect().x

/** Resolves before the next paint. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits for a number of frames. */
export async function waitForFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await nextFrame()
}

/** Expects the element to move sideways. */
export async function expectMoving(element: Element) {
  const start = left(element)
  await waitFor(() => expect(left(element)).not.toBe(start), { timeout: 4000 })
}

/** Expects the element to stop within two frames and to stay in place for the next ten. */
export async function expectStill(element: Element) {
  await nextFrame()
  await nextFrame()
  const start = left(element)
  for (let frame = 0; frame < 10; frame += 1) {
    await nextFrame()
    await expect(left(element)).toBe(start)
  }
}
