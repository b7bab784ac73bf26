import { findChromium } from '../../scripts/chromium.mjs'

/**
 * Features of the browser's own window, which no test looks at: with each page they start two more processes for the
 * address bar's suggestions and double the processor time of a test.
 */
const windowFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright turns off by itself; Chromium obeys only the last list that it is given. */
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

/** How every suite starts the browser; if the machine has none, Playwright reports it. */
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
