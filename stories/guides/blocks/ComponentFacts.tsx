import { Heading } from '@storybook/addon-docs/blocks'
import { uses } from 'virtual:component-uses'
import * as designSystem from '../../../src/design-system'
import { Unstyled } from './Unstyled'
import { FactTable } from './FactTable'

const snapshots = import.meta.glob<string>('../../../tests/pictures/aria/*.yml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What a screen reader is told of each state of a component, and the pages that use it. */
export function ComponentFacts({ name }: { name: string }) {
  const states = Object.entries(snapshots).flatMap(([path, text]) => {
    const [, state] = path.split(`/${name}-`)
    return state === undefined ? [] : [[state.replace('.yml', ''), text] as const]
  })
  const pages = linksToPages(name)
  return (
    <>
      {states.length > 0 && <Heading>What a screen reader is told</Heading>}
      {states.length > 0 && (
        <FactTable
          caption="What a screen reader is told"
          columns={['State', 'Role, name and state of each part']}
          rows={states.map(([state, text]) => [
            state,
            <pre
              key="text"
              dir="ltr"
              className="text-caption whitespace-pre-wrap"
              // Monospaced fonts lack letters of Urdu.
              style={{ fontFamily: '"Noto Naskh Arabic", monospace' }}
            >
              {text}
            </pre>,
          ])}
        />
      )}
      {pages.length > 0 && <Heading>Pages that use it</Heading>}
      {pages.length > 0 && <Unstyled>{pages}</Unstyled>}
    </>
  )
}

/** All components with the pages that use them. */
export function WhatIsWhere() {
  const components = Object.keys(designSystem).filter(
    (name) => /^[A-Z]/.test(name) && linksToPages(name).length > 0,
  )
  return (
    <FactTable
      caption="Components and pages"
      columns={['Component', 'Pages']}
      rows={components.map((name) => [name, linksToPages(name)])}
    />
  )
}

const { Link } = designSystem

function linksToPages(component: string) {
  const pages = Object.keys(uses).filter((page) => uses[page]?.includes(component))
  return pages.map((page) => (
    <span key={page}>
      <Link href={`?path=/docs/pages-${page.toLowerCase()}--docs`}>
        {page.replace(/Page$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')}
      </Link>
      {page !== pages.at(-1) && ', '}
    </span>
  ))
}
