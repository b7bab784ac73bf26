import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Grid, Text } from '../../src/design-system'
import { rulesIn } from './mediaConditions'

interface StateSheetProps {
  /** The component at rest. */
  children: ReactNode
  /** Its states that are props, such as Disabled, by name. @default none */
  others?: Readonly<Record<string, ReactNode>>
}

/** What a pointer or the keyboard does to a component, in pseudo-classes. */
const states = { Rest: '', Hover: 'hover', Focus: 'focus-visible', Pressed: 'hover active' } as const

/** A component in each of its states, as if a pointer and the focus were at several places at once. */
export function StateSheet({ children, others }: StateSheetProps) {
  useLayoutEffect(imitatePseudoClasses, [])
  return (
    <Grid columns="three">
      {Object.entries(states).map(([name, pseudoClasses]) => (
        <State key={name} name={name} pseudoClasses={pseudoClasses}>
          {children}
        </State>
      ))}
      {Object.entries(others ?? {}).map(([name, other]) => (
        <State key={name} name={name}>
          {other}
        </State>
      ))}
    </Grid>
  )
}

interface StateProps {
  name: string
  pseudoClasses?: string
  children: ReactNode
}

/** The controls, but of radio buttons only the first. */
const controls = 'a, button, input:not(label ~ label input)'

function State({ name, pseudoClasses = '', children }: StateProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A pointer is over everything around a control, too.
    const parts = pseudoClasses === states.Focus ? controls : `${controls}, :has(${controls})`
    for (const part of box.current?.querySelectorAll<HTMLElement>(parts) ?? [])
      part.dataset['pseudo'] = pseudoClasses
  }, [pseudoClasses])
  return (
    <div>
      <Text size="caption" tone="muted">
        {name}
      </Text>
      <div ref={box} className="pt-3">
        {children}
      </div>
    </div>
  )
}

/** Makes the rules for these pseudo-classes apply to elements with their names in `data-pseudo`, too. */
function imitatePseudoClasses() {
  const pseudoClass = /(?<!\\):(hover|focus-visible|active)\b(?!, \[data-pseudo)/g
  for (const sheet of document.styleSheets) {
    for (const rule of rulesIn(sheet)) {
      if (!(rule instanceof CSSStyleRule)) continue
      const text = rule.selectorText.replaceAll(pseudoClass, ':is(:$1, [data-pseudo~=$1])')
      if (text !== rule.selectorText) rule.selectorText = text
    }
  }
}
