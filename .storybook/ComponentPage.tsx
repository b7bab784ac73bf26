import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Subtitle,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks'
import { Fragment, lazy, Suspense, useContext } from 'react'
import { nativeAttributes } from 'virtual:prop-types'
import { HelpersOfTests } from '../stories/guides/blocks/HelpersOfTests'
import { KeyboardTable } from '../stories/guides/blocks/KeyboardTable'
import type { DocumentedPlace } from '../stories/support/keyboardTable'
import { PartHeading } from '../stories/guides/blocks/PartHeading'
import { TestOfStory } from '../stories/guides/blocks/TestOfStory'
import type { StoryTest } from '../stories/evidence/storyTests'
import { viewports } from '../stories/support/viewports'

/** How to use a component, if its guidance is written. */
const GuidanceOf = lazy(async () => {
  const module = await import('../stories/guides/blocks/GuidanceOf')
  return { default: module.GuidanceOf }
})

/** What is known to be wrong with a component, with the evidence. */
const KnownIssues = lazy(async () => {
  const module = await import('../stories/guides/blocks/KnownIssues')
  return { default: module.KnownIssues }
})

/** Loaded only when a component's page is opened, because it contains the evidence of all components. */
const Evidence = lazy(async () => {
  const module = await import('../stories/guides/blocks/Evidence')
  return { default: module.Evidence }
})

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The docs page of a component, page or flow, generated from its stories. */
export function ComponentPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'))
  const [first, ...others] = stories
  if (!first) return <Title />
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isComponent(first) && (
        <Suspense>
          <KnownIssues name={nameOf(first)} />
        </Suspense>
      )}
      {isFullScreen(first) ? (
        <StoryLinks stories={stories} />
      ) : (
        <>
          <Description of={first.moduleExport} />
          <StoryCanvas story={first} />
          {/* If it is wider than the page, the table scrolls, so it must be focusable. */}
          <div
            role="region"
            aria-label="Props"
            tabIndex={0}
            data-props=""
            className="relative overflow-x-auto"
          >
            <Controls of={first.moduleExport} />
          </div>
          {isComponent(first) && <NativeAttributes name={nameOf(first)} />}
          {isComponent(first) && (
            <Suspense>
              <GuidanceOf name={nameOf(first)} />
            </Suspense>
          )}
          <Keyboard stories={stories} />
          {isComponent(first) && (
            <Suspense>
              <Evidence name={nameOf(first)} />
            </Suspense>
          )}
          {others.length > 0 && <PartHeading>Stories</PartHeading>}
          {others.map((story) => (
            <section key={story.id}>
              <h3 id={story.id} className="sbdocs sbdocs-h3">
                {story.name}
              </h3>
              <Description of={story.moduleExport} />
              <StoryCanvas story={story} />
            </section>
          ))}
          <HelpersOf stories={stories} />
        </>
      )}
    </>
  )
}

/** Which native attributes a component takes beside its props. */
function NativeAttributes({ name }: { name: string }) {
  const { elements = [], examples = [] } = nativeAttributes[name] ?? {}
  const [element] = elements
  if (element === undefined) return null
  return (
    <p className="sbdocs sbdocs-p">
      It also takes a <code>ref</code> and the attributes of <code>{`<${element}>`}</code>, such as{' '}
      {examples.map((example, at) => (
        <Fragment key={example}>
          {at > 0 && (at === examples.length - 1 ? ' and ' : ', ')}
          <code>{example}</code>
        </Fragment>
      ))}
      , and passes them on to that element; but not <code>className</code>, <code>style</code>,{' '}
      <code>disabled</code> and those that it sets itself. The story Tests/PropContract checks this for every
      component (<code>npm run test:stories</code>); the compiler rejects the others (
      <code>npm run types</code>).
    </p>
  )
}

/** Whether it is a component of the design system. */
function isComponent({ title }: PreparedStory) {
  return title.startsWith('Components/')
}

/** The name of the component. */
function nameOf({ title }: PreparedStory) {
  return title.replace(/^.*\//, '')
}

/** The keyboard table, if a story has one. */
function Keyboard({ stories }: { stories: readonly PreparedStory[] }) {
  const story = stories.find(({ parameters }) => 'keyboard' in parameters)
  if (!story) return null
  const { keyboard = [] }: { keyboard?: readonly DocumentedPlace[] } = story.parameters
  return (
    <>
      <PartHeading>Keyboard</PartHeading>
      <KeyboardTable name={nameOf(story)} places={keyboard} storyId={story.id} />
    </>
  )
}

function StoryCanvas({ story }: { story: PreparedStory }) {
  const width = storyWidth(story)
  const isFramed = width !== undefined || isOverlay(story) || changesDocument(story)
  // A closed overlay shows only what opens it; once the reader opens it, the frame scrolls if the overlay is taller.
  const height = isOverlay(story) && story.initialArgs['isOpen'] === true ? '26rem' : '20rem'
  return (
    <>
      <div style={{ maxWidth: width && `calc(${width} + 2rem)` }}>
        <Canvas of={story.moduleExport} {...(isFramed && { story: { inline: false, height } })} />
      </div>
      <TestOf story={story} />
    </>
  )
}

/** What the test of a story checks, if it has one. */
function TestOf({ story }: { story: PreparedStory }) {
  const { storyTest, storyJsx }: { storyTest?: StoryTest; storyJsx?: string } = story.parameters
  if (!storyTest || !story.tags.includes('test')) return null
  return <TestOfStory story={story.name} jsx={storyJsx} test={storyTest} />
}

/** The helpers of the tests of a page, if they have any. */
function HelpersOf({ stories }: { stories: readonly PreparedStory[] }) {
  const tests = stories.flatMap(({ parameters }) => {
    const { storyTest }: { storyTest?: StoryTest } = parameters
    return storyTest ?? []
  })
  const files = [...new Set(tests.flatMap(({ helpers }) => helpers))]
  return files.length > 0 ? <HelpersOfTests files={files} /> : null
}

/** Whether a story fills the window, as pages and flows do; then it is linked instead of embedded. */
function isFullScreen({ title }: PreparedStory) {
  return /^(Pages|Flows)\//.test(title)
}

function StoryLinks({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <>
      <p className="sbdocs sbdocs-p">Each story is a whole page. Open one, then choose a viewport size.</p>
      <ul className="sbdocs sbdocs-ul">
        {stories.map(({ id, name }) => (
          <li key={id} className="sbdocs sbdocs-li">
            <a className="sbdocs sbdocs-a" href={`./?path=/story/${id}`} target="_parent">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether the component opens over the whole page; on a docs page it would cover the text. */
function isOverlay({ argTypes }: PreparedStory) {
  return 'isOpen' in argTypes
}

/** Whether the story changes the whole document, such as its text size, which would affect its neighbours. */
function changesDocument({ moduleExport }: PreparedStory) {
  return typeof moduleExport === 'object' && moduleExport !== null && 'beforeEach' in moduleExport
}

/** The viewport width that a story sets. */
function storyWidth({ storyGlobals }: PreparedStory) {
  const value: unknown = storyGlobals['viewport']?.value
  return Object.entries(viewports).find(([name]) => name === value)?.[1].styles.width
}
