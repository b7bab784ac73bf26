import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nginxConfig } from './nginxConfig.mjs'
import { headersFileName, policyOf } from './responseHeaders.mjs'

/** `npm run nginx`: writes the configuration of nginx for the built site to a file. */
const usage = `npm run nginx -- FILE [--name HOST] [--root FOLDER] [--certificate FILE] [--key FILE] [--no-brotli]
  FILE            the file that is written
  --name          the host name (default: that of the site's origin)
  --root          the folder of the built site on the server (default: /var/www/HOST)
  --certificate   the certificate with its chain (default: Certbot's, in /etc/letsencrypt/live/HOST)
  --key           the key of the certificate (default: Certbot's)
  --no-brotli     for an nginx without the module brotli_static`

const site = join(import.meta.dirname, '../dist')

try {
  const { file, ...options } = readArguments()
  writeFileSync(file, nginxConfig(options))
  console.log(`Wrote ${file}: it serves ${options.root} at ${options.name}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      root: { type: 'string' },
      certificate: { type: 'string' },
      key: { type: 'string' },
      'no-brotli': { type: 'boolean' },
    },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new Error(usage)
  if (!existsSync(join(site, headersFileName))) throw new Error('The site is not built: npm run build')
  const name = values.name ?? siteHost()
  const certificates = `/etc/letsencrypt/live/${name}`
  return {
    file,
    name,
    root: values.root ?? `/var/www/${name}`,
    certificate: values.certificate ?? `${certificates}/fullchain.pem`,
    key: values.key ?? `${certificates}/privkey.pem`,
    hasBrotli: !values['no-brotli'],
    policy: policyOf(readFileSync(join(site, headersFileName), 'utf8')),
  }
}

/** The host name in the canonical URL of the home page. */
function siteHost() {
  const [, url = ''] =
    /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? []
  return new URL(url).hostname
}
