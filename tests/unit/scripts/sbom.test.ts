import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }

interface Sbom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: { readonly component: { readonly name: string } }
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
  readonly components: readonly { readonly 'bom-ref': string; readonly name: string; readonly purl: string }[]
}

it('npm run sbom prints a CycloneDX document of the packages that the site consists of, and no others', () => {
  const root = join(import.meta.dirname, '../../..')
  const text = execFileSync(process.execPath, [join(root, 'scripts/printSbom.mjs')], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { bomFormat, specVersion, metadata, components, dependencies } = JSON.parse(text) as Sbom

  expect(bomFormat).toBe('CycloneDX')
  expect(specVersion).toMatch(/^1\.[5-9]$/)
  expect(metadata.component.name).toBe(packageJson.name)
  const urls = components.map(({ purl }) => decodeURIComponent(purl))
  for (const [name, version] of Object.entries(packageJson.dependencies)) {
    expect(urls).toContain(`pkg:npm/${name}@${version}`)
  }
  const names = new Set(components.map(({ name }) => name))
  expect(Object.keys(packageJson.devDependencies).filter((name) => names.has(name))).toEqual([])
  expect(names.has('scheduler'), 'what React depends on').toBe(true)
  const withoutComponent = dependencies
    .flatMap(({ dependsOn }) => dependsOn)
    .filter((ref) => !components.some((component) => component['bom-ref'] === ref))
  expect(withoutComponent).toEqual([])
})
