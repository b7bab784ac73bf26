import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run --silent sbom`: prints the software bill of materials (CycloneDX) of the packages that the site consists of.
 * `npm sbom --omit dev` would leave out React, because a package for development depends on it, too.
 */

const root = join(import.meta.dirname, '..')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  },
)
if (status !== 0) process.exit(status ?? 1)

/**
 * @typedef {object} Lock
 * @property {Record<string, { version: string, dev?: boolean, devOptional?: boolean }>} packages By folder.
 */
/** @type {Lock} */
const { packages } = readJson('package-lock.json')
const shipped = new Set(
  Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`),
)

/**
 * @typedef {object} Sbom
 * @property {{ component: { 'bom-ref': string, name: string } }} metadata
 * @property {{ 'bom-ref': string }[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */
/** @type {Sbom} */
const sbom = JSON.parse(stdout)
const { component } = sbom.metadata
// npm uses the folder's name instead of the package's.
component.name = readJson('package.json').name
sbom.components = sbom.components.filter((one) => shipped.has(one['bom-ref']))
sbom.dependencies = sbom.dependencies
  .filter(({ ref }) => ref === component['bom-ref'] || shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => shipped.has(one)) }))
console.log(JSON.stringify(sbom, undefined, 2))
