import { palette } from '../../../tailwind.config'
import { company } from '../../content/company'
import { paths } from '../../paths'

/** The paths of the icons in `public`: the logo mark on the brand's colour. */
export const iconPaths = {
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
  appleTouch: '/apple-touch-icon.png',
} as const

/** The web manifest, for visitors who add the site to their home screen. */
export function webManifest(): string {
  const home = paths.home.href()
  const manifest = {
    id: home,
    name: `${company.name}: ${company.trade}`,
    short_name: company.name,
    description: company.description,
    lang: 'en',
    dir: 'ltr',
    start_url: home,
    scope: home,
    // With the browser's Back button, because most pages have none.
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.navy,
    icons: [
      { src: iconPaths.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: iconPaths.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconPaths.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
