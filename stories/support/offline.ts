/** A story's `beforeEach`: makes every request fail, as without a connection. */
export function offline() {
  const { fetch } = window
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  return () => {
    window.fetch = fetch
  }
}
