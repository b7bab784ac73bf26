import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type * as windows from '../../tests/ExampleWindows.stories'

interface ExampleWindowProps {
  /** A story of stories/tests/ExampleWindows.stories.tsx. */
  story: Exclude<keyof typeof windows, 'default'>
  /** The accessible name of the frame. */
  title: string
}

/** An example in a window of its own, for a component whose place or width depends on the window. */
export function ExampleWindow({ story, title }: ExampleWindowProps) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A sandbox keeps nothing out that has the same origin.
    <iframe
      // Storybook's own name for the frame of a story, in which nothing takes the focus by itself.
      id={`iframe--example-${story}`}
      title={title}
      src={`./iframe.html?id=${toId('Tests/ExampleWindows', storyNameFromExport(story))}&viewMode=story`}
      loading="lazy"
      className="block h-[28rem] w-full rounded-small border border-line"
    />
  )
}
