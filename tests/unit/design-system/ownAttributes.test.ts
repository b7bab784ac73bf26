import type { ReactNode } from 'react'
import { describe, expectTypeOf, it } from 'vitest'
import type * as designSystem from '../../../src/design-system'

type DesignSystem = typeof designSystem

/** The components that take a prop of this name. */
type ComponentsWith<Prop extends string> = {
  [Name in keyof DesignSystem]: DesignSystem[Name] extends (props: infer Props) => ReactNode
    ? Prop extends keyof Props
      ? Name
      : never
    : never
}[keyof DesignSystem]

/** Checked by `npm run types`. */
describe('the attributes that a component sets itself', () => {
  it('has no component that takes a class, a style or `disabled`', () => {
    expectTypeOf<ComponentsWith<'className' | 'style' | 'disabled'>>().toBeNever()
  })

  it('finds the components that take an attribute', () => {
    expectTypeOf<'Button'>().toExtend<ComponentsWith<'ref'>>()
    expectTypeOf<'Checkbox'>().toExtend<ComponentsWith<'id'>>()
  })
})
