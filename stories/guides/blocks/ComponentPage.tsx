import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { lazy, Suspense, useContext } from 'react'
import type { DocumentedPlace } from '../../support/keyboardTable'
import { KeyboardTable } from './KeyboardTable'
import { Sizes } from './Sizes'

/** Loaded only when a docs page is opened: they contain examples of many components, and know all pages. */
const DoAndDont = lazy(async () => ({ default: (await import('./DoAndDont')).DoAndDont }))
const ComponentFacts = lazy(async () => ({ default: (await import('./ComponentFacts')).ComponentFacts }))

/** The docs page of a component, section or page, generated from its stories. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories()
  const [first, ...others] = stories
  if (!first) return <Title />
  if (/^(?:Pages|Parts of pages)\//.test(first.title)) {
    return (
      <>
        <Title />
        <Description />
        <Primary />
      </>
    )
  }
  // A story with a `beforeEach` changes the whole document, such as its direction, so it needs a frame.
  const states = others.filter(
    ({ tags, moduleExport, parameters }) =>
      tags.includes('autodocs') &&
      (tags.includes('visual') || tags.includes('alone')) &&
      (!('beforeEach' in moduleExport) || parameters['docs']?.story?.inline === false),
  )
  const keyboard = stories.flatMap(
    ({ parameters }): readonly DocumentedPlace[] => parameters['keyboard'] ?? [],
  )
  const name = first.title.replace(/^.*\//, '')
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Description />
      <Sizes storyId={first.id} />
      {/* Scrolls if it is wider than the page. */}
      <div role="region" aria-label="Props" tabIndex={0} className="overflow-x-auto">
        <Controls />
      </div>
      <Suspense>
        <DoAndDont name={name} />
      </Suspense>
      {keyboard.length > 0 && <Heading>Keyboard</Heading>}
      {keyboard.length > 0 && <KeyboardTable places={keyboard} />}
      {states.length > 0 && <Heading>States</Heading>}
      {states.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} />
      ))}
      <Suspense>
        <ComponentFacts name={name} />
      </Suspense>
    </>
  )
}
