const defaultPort = 4173

/**
 * Parses the port that the site is served on.
 * @param {string | undefined} text the environment variable PORT
 * @throws if it is not a port number
 */
export function parsePort(text) {
  const port = text ? Number(text) : defaultPort
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}"; it must be a whole number from 1 to 65535.`)
  }
  return port
}
