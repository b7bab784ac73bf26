import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compressSite } from './compressSite.mjs'

/** `npm run compress`: writes the text files of dist/ compressed beside them, for servers that send such files. */

const site = join(import.meta.dirname, '../dist')

if (!existsSync(join(site, 'index.html'))) {
  console.error('The site is not built: npm run build')
  process.exit(1)
}
const { files, bytes, brotliBytes } = await compressSite(site)
console.log(
  `Compressed ${files} files in dist/: ${Math.round(bytes / 1000)} KB, ${Math.round(brotliBytes / 1000)} KB with brotli.`,
)
