/** A story's `beforeEach`: every request fails, as without a connection. */
export function offline() {
  const { fetch } = window
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    window.fetch = fetch
  }
}
