/** Resolves before the next paint. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits for a number of frames. */
export async function waitForFrames(count: number) {
  for (let frame = 0; frame < count; frame += 1) await nextFrame()
}
