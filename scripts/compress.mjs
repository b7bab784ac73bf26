import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressSite } from './compressSite.mjs'

/** `npm run compress`: writes compressed copies of the text files in dist/ beside them, for servers that send those. */

const site = join(import.meta.dirname, '../dist')

if (!existsSync(join(site, 'index.html'))) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
const { files, bytes, brotliBytes } = await compressSite(site)
console.log(
  `Compressed ${files} files in dist/: ${Math.round(bytes / 1000)} KB, ${Math.round(brotliBytes / 1000)} KB with brotli.`,
)
