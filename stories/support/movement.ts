import { expect, waitFor } from 'storybook/test'

const place = (element: Element) => element.getBoundingClientRect().x

/** The browser has drawn once more. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The element moves sideways. */
export async function moves(element: Element) {
  const start = place(element)
  await waitFor(() => expect(place(element)).not.toBe(start), { timeout: 4000 })
}

/** The element stands still within two frames, and for the ten that follow. */
export async function standsStill(element: Element) {
  await nextFrame()
  await nextFrame()
  const start = place(element)
  for (let frame = 0; frame < 10; frame += 1) {
    await nextFrame()
    await expect(place(element)).toBe(start)
  }
}
