import { expect, waitFor } from 'storybook/test'

/** Expects no overlay to block the page: it scrolls, can be clicked and is exposed to screen readers. */
export async function expectPageUnblocked(canvasElement: HTMLElement) {
  const { body } = canvasElement.ownerDocument
  await waitFor(async () => {
    await expect(body).not.toHaveAttribute('data-scroll-locked')
    await expect(getComputedStyle(body).overflowY).not.toBe('hidden')
    await expect(getComputedStyle(body).pointerEvents).not.toBe('none')
    await expect(canvasElement.closest('[aria-hidden="true"], [inert]')).toBeNull()
  })
}
