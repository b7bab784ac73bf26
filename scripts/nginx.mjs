import { existsSync } from 'node:fs'
import { findInPath, installByApt } from './chromium.mjs'

/** The Debian packages that the test of nginx needs. */
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl']

const brotliModulePath = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * The installed nginx: its path, and that of its module brotli_static, if there is one.
 * @typedef {{ readonly executable: string, readonly brotliModule: string | undefined }} Nginx
 */

/**
 * Finds nginx and openssl, which creates a certificate.
 * @returns {Nginx | undefined}
 */
export function findNginx() {
  const executable = ['/usr/sbin/nginx', findInPath('nginx')].find(
    (path) => path !== undefined && existsSync(path),
  )
  if (!executable || !findInPath('openssl')) return undefined
  return { executable, brotliModule: existsSync(brotliModulePath) ? brotliModulePath : undefined }
}

/** Why the test of nginx is skipped, and how to install what it needs. */
export const nginxSkipped =
  'The test of nginx is skipped because nginx or openssl is not installed. ' +
  `Install them with "apt-get install ${packages.join(' ')}" (Debian).`

/** Tries to install nginx if it is missing; failures are logged. */
export function installNginx() {
  if (!findNginx()) installByApt('nginx', packages)
}
