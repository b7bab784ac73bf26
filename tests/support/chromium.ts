import { findChromium } from '../../scripts/chromium.mjs'

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

/** The launch options of Chromium in all suites. Without an executable, Playwright reports the missing browser. */
export async function chromiumLaunch(): Promise<{ executablePath?: string; args: string[] }> {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...windowFeatures, ...playwrightFeatures].join(',')}`,
  ]
  const executablePath = await findChromium()
  return executablePath ? { executablePath, args } : { args }
}
