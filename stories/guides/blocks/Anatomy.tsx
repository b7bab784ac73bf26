import { useLayoutEffect, useRef, useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Anatomy as AnatomyData } from '../../support/guidance'
import { findParts, placeMarks, relativeTo, type Mark } from './anatomyMarks'
import { PartMarks } from './PartMarks'
import { Unstyled } from './Unstyled'

interface AnatomyProps {
  /** The name of the component. */
  name: string
  anatomy: AnatomyData
}

/** The parts of a component: a live example with numbers, and the list of their names. */
export function Anatomy({ name, anatomy }: AnatomyProps) {
  const { parts, overlay } = anatomy
  return (
    <Unstyled>
      <div data-ground="white" className="rounded-medium border border-line">
        {overlay ? <OverlayFrame name={name} /> : <MarkedExample name={name} anatomy={anatomy} />}
      </div>
      <ol className="mt-4 flex flex-col gap-2 text-small">
        {parts.map(({ name: part, note }, index) => (
          <li key={part} className="flex items-start gap-3">
            <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-brand text-caption font-bold text-on-brand tabular-nums">
              {index + 1}
            </span>
            <span className="max-w-measure pt-0.5">
              <strong>{part}.</strong> {note}
            </span>
          </li>
        ))}
      </ol>
    </Unstyled>
  )
}

/** An example in the page, with the numbers around it. */
function MarkedExample({ name, anatomy }: AnatomyProps) {
  const { example, parts } = anatomy
  const frame = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])

  useLayoutEffect(() => {
    const place = frame.current
    const root = place?.firstElementChild
    if (!place || !root) return undefined
    const measure = () => {
      const frameBox = place.getBoundingClientRect()
      const bounds = relativeTo(frameBox, frameBox)
      const around = relativeTo(frameBox, root.getBoundingClientRect())
      setMarks(placeMarks(findParts([root], parts, frameBox), around, bounds))
    }
    const observer = new ResizeObserver(measure)
    for (const element of [place, root, ...root.querySelectorAll('*')]) observer.observe(element)
    // The font of the site can move parts without changing their size.
    let isDone = false
    void document.fonts.ready.then(() => isDone || measure())
    return () => {
      isDone = true
      observer.disconnect()
    }
  }, [parts])

  return (
    <div ref={frame} className="relative flex justify-center overflow-clip p-11">
      <div role="group" aria-label={`Example of ${name}`} className="min-w-0 max-w-full">
        {example}
      </div>
      <PartMarks marks={marks} />
    </div>
  )
}

/** The story that shows the parts of a component that opens over the page, in a window of its own. */
function OverlayFrame({ name }: { name: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A sandbox keeps nothing out that has the same origin.
    <iframe
      // Storybook's own name for the frame of a story, in which nothing takes the focus by itself.
      id={`iframe--anatomy-${name}`}
      title={`Parts of ${name}`}
      src={`./iframe.html?id=${toId('Tests/AnatomyOfOverlays', storyNameFromExport(name))}&viewMode=story`}
      className="block h-[28rem] w-full rounded-medium"
    />
  )
}
