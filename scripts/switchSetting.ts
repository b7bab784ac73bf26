/**
 * Checks the value of a setting that is on unless it is turned off.
 * @param name such as `VITE_SERVICE_WORKER`
 * @throws if the value is neither `on`, `off` nor empty
 */
export function parseSwitch(name: string, text: string | undefined): 'on' | 'off' {
  if (!text) return 'on'
  if (text !== 'on' && text !== 'off') throw new Error(`${name} is "${text}"; it must be on or off.`)
  return text
}
