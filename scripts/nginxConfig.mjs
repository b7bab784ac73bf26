import { homeFile, namedDocuments, otherPageUrls, reservedPaths } from './pageUrls.mjs'
import { hashedFolders, responseHeaders, transportSecurity, workerPath } from './responseHeaders.mjs'

/**
 * @typedef {object} NginxOptions
 * @property {string} name The host name of the site.
 * @property {string} root The folder of the built site on the server.
 * @property {string} certificate The path of the file with the certificate's full chain.
 * @property {string} key The path of the file with the certificate's key.
 * @property {string} policy The Content Security Policy of the build.
 * @property {boolean} hasBrotli Whether nginx has the module brotli_static.
 * @property {{ readonly http: readonly string[], readonly https: readonly string[] }} [listen] Addresses and ports.
 */

/**
 * The content types by file extension. nginx's own list has no web manifest and differs between versions.
 * @type {Readonly<Record<string, string>>}
 */
export const contentTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  txt: 'text/plain',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** Content types whose charset nginx states. */
const textTypes = ['text/css', 'text/javascript', 'text/plain', 'application/xml']

const everywhere = { http: ['80', '[::]:80'], https: ['443', '[::]:443'] }

/**
 * The configuration of nginx for the built site, to be included in its `http` block: HTTPS only, each page at its URL
 * without a file name, and the compressed files that `npm run compress` has written.
 * @param {NginxOptions} options
 * @returns {string}
 */
export function nginxConfig({ name, root, certificate, key, policy, hasBrotli, listen = everywhere }) {
  /** @param {import('./responseHeaders.mjs').FileKind} kind */
  const headers = (kind) =>
    [...Object.entries(responseHeaders(kind, policy)), [transportSecurity.name, transportSecurity.value]]
      .map(([header = '', value = '']) => `        add_header ${header} ${quote(value)} always;`)
      .join('\n')

  return `# Written by \`npm run nginx\`. Write it again after each build: it contains the hashes of inline scripts and styles.

server {
${listen.http.map((address) => `    listen ${address};`).join('\n')}
    server_name ${name};
    server_tokens off;
    # Not $host, which is whatever host the request names.
    return 301 https://$server_name$request_uri;
}

server {
${listen.https.map((address) => `    listen ${address} ssl http2;`).join('\n')}
    server_name ${name};
    server_tokens off;
    ssl_certificate ${quote(certificate)};
    ssl_certificate_key ${quote(key)};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:10m;
    ssl_session_tickets off;

    root ${quote(root)};
    absolute_redirect off;
    error_page 404 /404.html;
    types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${textTypes.join(' ')};

    gzip off;
    gzip_static on;
    gzip_vary on;
    ${hasBrotli ? 'brotli_static on;' : '# brotli_static on; # needs the module of this name'}

    # A location without headers of its own has this one.
    add_header ${transportSecurity.name} ${quote(transportSecurity.value)} always;

    location = / {
        try_files ${homeFile} =404;
${headers('document')}
    }
    location = ${homeFile} {
        return 301 /$is_args$args;
    }
${namedDocuments
  .map(
    (path) => `    location = ${path} {
${headers('document')}
    }`,
  )
  .join('\n')}
    location ~ ${reservedPaths} {
        return 404;
    }
    location ~ ${otherPageUrls} {
        if (-f $document_root$1.html) {
            return 301 $1$is_args$args;
        }
        return 404;
    }
    location = ${workerPath} {
${headers('worker')}
    }
    location ~ ^(?:${hashedFolders.join('|')}) {
        try_files $uri =404;
${headers('hashed')}
    }
    location ~ \\.\\w+$ {
        try_files $uri =404;
${headers('other')}
    }
    location / {
        try_files $uri.html =404;
${headers('document')}
    }
}
`
}

/**
 * A string of the configuration.
 * @param {string} text
 * @returns {string}
 * @throws if the text contains a `$`, which nginx would read as the start of a variable
 */
function quote(text) {
  if (text.includes('$')) throw new Error(`nginx would read the $ in ${text} as the start of a variable.`)
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
