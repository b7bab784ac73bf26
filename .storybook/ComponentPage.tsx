import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subtitle,
  Title,
  type DocsContextProps,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { viewports } from './viewports'

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** The docs page of each component, page and flow, made of its stories. */
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
      {isWholeScreen(first) ? (
        <StoryLinks stories={stories} />
      ) : (
        <>
          <StoryCanvas story={first} />
          <Controls of={first.moduleExport} />
          {others.length > 0 && <Heading>Stories</Heading>}
          {others.map((story) => (
            <section key={story.id}>
              <h3 id={story.id} className="sbdocs sbdocs-h3">
                {story.name}
              </h3>
              <Description of={story.moduleExport} />
              <StoryCanvas story={story} />
            </section>
          ))}
        </>
      )}
    </>
  )
}

function StoryCanvas({ story }: { story: PreparedStory }) {
  const width = windowWidthOf(story)
  const isFramed = width !== undefined || isOverlay(story) || changesThePage(story)
  const height = isOverlay(story) ? '26rem' : '20rem'
  return (
    <div style={{ maxWidth: width && `calc(${width} + 2rem)` }}>
      <Canvas of={story.moduleExport} {...(isFramed && { story: { inline: false, height } })} />
    </div>
  )
}

/** Pages and flows fill a window and play their way to each state, so each is looked at by itself. */
function isWholeScreen({ title }: PreparedStory) {
  return /^(Pages|Flows)\//.test(title)
}

function StoryLinks({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <>
      <p className="sbdocs sbdocs-p">
        Each story is a whole screen. Open one, then set the size of the window.
      </p>
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

/** Opens on top of the page: a docs page would lie below it. */
function isOverlay({ argTypes }: PreparedStory) {
  return 'isOpen' in argTypes
}

/** Prepares the whole document, by larger text for example: its neighbours would change with it. */
function changesThePage({ moduleExport }: PreparedStory) {
  return typeof moduleExport === 'object' && moduleExport !== null && 'beforeEach' in moduleExport
}

/** The width of the window that a story asks for. */
function windowWidthOf({ storyGlobals }: PreparedStory) {
  const asked: unknown = storyGlobals['viewport']?.value
  return Object.entries(viewports).find(([name]) => name === asked)?.[1].styles.width
}
