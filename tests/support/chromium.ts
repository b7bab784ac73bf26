import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessChromium, quietFlags } from '../../scripts/chromium.mjs'

/** Address-bar popups. Chromium starts two processes per page for them, which nearly doubles a page's processor time. */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Playwright's own list, repeated because Chromium honours only the last `--disable-features`. Compare it after each
 * upgrade of Playwright.
 */
const playwrightFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

/** How to start a browser. Without an executable, Playwright reports the missing browser. */
interface Launch {
  readonly executablePath?: string
  readonly args: string[]
  readonly env: Record<string, string | undefined>
}

/** On Linux, all machines have the same fonts. */
const env = { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)) }

const sharedArgs = [
  ...quietFlags,
  `--disable-features=${[...windowFeatures, ...playwrightFeatures].join(',')}`,
]

/** The launch options of the full Chromium. */
export async function chromiumLaunch(): Promise<Launch> {
  return launchOf(await findChromium(), sharedArgs)
}

/**
 * The launch options of the headless shell if it is installed, otherwise of the full Chromium. Pages are open for a few
 * seconds, in which optimized code doesn't pay for its compilation.
 */
export async function headlessLaunch(): Promise<Launch> {
  return launchOf(await findHeadlessChromium(), [...sharedArgs, '--js-flags=--no-maglev,--no-turbofan'])
}

function launchOf(executablePath: string | undefined, args: string[]): Launch {
  return executablePath ? { executablePath, args, env } : { args, env }
}
