import { expect, it } from 'vitest'
import { writtenTypes } from '../../../stories/evidence/writtenTypes'

const types = writtenTypes()

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
