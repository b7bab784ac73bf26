import { findChromium } from '../../.ci/chromium.mjs'

/** How every suite starts the browser; without one on the machine it is left to Playwright to say so. */
export async function chromiumLaunch(): Promise<{ executablePath?: string; args: string[] }> {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  const executablePath = await findChromium()
  return executablePath ? { executablePath, args } : { args }
}
