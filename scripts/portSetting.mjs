const defaultPort = 4173
const defaultStorybookPort = 6006

/**
 * Parses the port that the site is served on.
 * @param {string | undefined} text the environment variable PORT
 * @throws if it is not a port number
 */
export function parsePort(text) {
  return text ? portNumber('PORT', text) : defaultPort
}

/**
 * Parses the port that `npm start` serves Storybook on.
 * @param {string | undefined} text the environment variable STORYBOOK_PORT
 * @returns {number | undefined} undefined if Storybook is turned off
 * @throws if it is neither a port number nor "off"
 */
export function parseStorybookPort(text) {
  if (text === 'off') return undefined
  return text ? portNumber('STORYBOOK_PORT', text, ', or "off"') : defaultStorybookPort
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} alternative
 */
function portNumber(name, text, alternative = '') {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} is "${text}"; it must be a whole number from 1 to 65535${alternative}.`)
  }
  return port
}
