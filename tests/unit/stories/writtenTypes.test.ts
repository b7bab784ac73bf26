import { expect, it } from 'vitest'
import { componentManifest } from '../../../stories/evidence/componentManifest'
import { nativeAttributes, writtenTypes } from '../../../stories/evidence/writtenTypes'

const manifest = componentManifest()
const types = writtenTypes(manifest)
const attributes = nativeAttributes(manifest)

it.each([
  ['Tabs', 'items', 'readonly TabsItem[]', /interface TabsItem \{[^]*readonly content: ReactNode/],
  ['Lightbox', 'images', 'readonly LightboxImage[]', /interface LightboxImage \{/],
  ['Select', 'options', 'readonly SelectOption[]', /interface SelectOption \{[^]*value: string/],
  ['Select', 'value', "string | ''", /^$/],
  ['SegmentedControl', 'options', 'readonly SegmentedControlOption[]', /value: string/],
  ['NumberField', 'unitNames', 'readonly string[]', /^$/],
] as const)('the table of %s says what %s takes: %s', (component, prop, summary, detail) => {
  const written = types[component]?.[prop]
  expect(written?.summary).toBe(summary)
  expect(written?.detail ?? '').toMatch(detail)
})

it('leaves choices of literals to the list of their members', () => {
  expect(types['Button']).not.toHaveProperty('variant')
})

it.each([
  ['Button', 'button', ['type', 'name', 'value', 'id', 'onClick']],
  ['Select', 'select', ['name', 'autoComplete', 'id', 'onClick']],
  ['Checkbox', 'input', ['name', 'id', 'onClick']],
  // It sets `type` itself.
  ['Tooltip', 'button', ['name', 'value', 'id', 'onClick']],
] as const)('below the table of %s are native attributes that it takes', (component, element, examples) => {
  expect(attributes[component]).toEqual({ elements: [element], examples })
})

it('a component without an element of its own takes no native attributes', () => {
  expect(attributes).not.toHaveProperty('LabelsProvider')
})
