/**
 * The file of the document at a path, below the folder of the site.
 * @param {string} path
 */
export function documentFile(path) {
  if (path === '/') return 'index.html'
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}

/**
 * The path of the document in a file. Documents that are no pages keep their names.
 * @param {string} file below the folder of the site
 */
export function documentPath(file) {
  return `/${/^(404|offline)\.html$/.test(file) ? file : file.replace(/^index\.html$|\.html$/, '')}`
}
