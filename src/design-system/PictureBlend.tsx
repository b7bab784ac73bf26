import { useId, useState, type ReactElement } from 'react'
import { useMediaQuery } from './internal/useMediaQuery'
import type { NativeProps } from './internal/NativeProps'
import { useLabels } from './labels'

interface PictureBlendOwnProps {
  /** A `Picture` with the ratio 'fill', shown at the start. */
  picture: ReactElement
  /** The same view in another light: a `Picture` with the ratio 'fill'. `PictureBlend` decides when to load it. */
  otherPicture: ReactElement
  /** The label of the control, such as "Time of day". */
  label: string
  /** What the two pictures show, in one word each, such as "Day" and "Dusk". */
  ends: readonly [start: string, end: string]
  /** The caption below the picture, which is read before it. @default none */
  caption?: string
}

export type PictureBlendProps = PictureBlendOwnProps & NativeProps<'figure', PictureBlendOwnProps, 'children'>

/**
 * Use for two pictures from the same camera, such as a house by day and at dusk: a slider blends the first into the
 * second. For different views, use `Tabs` or a gallery.
 *
 * - A native range input; its position is announced in words, such as "70% dusk".
 * - The second picture is loaded when the slider is first used.
 * - Without JavaScript and in print only the first picture is shown.
 */
export function PictureBlend({
  picture,
  otherPicture,
  label,
  ends: [start, end],
  caption,
  ...props
}: PictureBlendProps) {
  const labels = useLabels()
  const id = useId()
  const [percent, setPercent] = useState(0)
  const [isRequested, setIsRequested] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const savesData = useMediaQuery('(prefers-reduced-data: reduce)', false)
  const approach = () => {
    if (!savesData) setIsRequested(true)
  }
  return (
    <figure {...props} className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {/* HTML wants the caption first or last. It is shown below the picture, beside the slider. */}
      {caption !== undefined && <figcaption className="text-caption text-muted">{caption}</figcaption>}
      <div className="relative order-first mb-1 aspect-16/10 max-h-window w-full overflow-clip rounded-medium">
        {picture}
        {isRequested && (
          <div
            className="absolute inset-0 print:hidden"
            onLoadCapture={() => setIsLoaded(true)}
            style={{ opacity: isLoaded ? percent / 100 : 0 }}
          >
            {otherPicture}
          </div>
        )}
      </div>
      <div className="flex min-h-11 max-w-full min-w-0 items-center gap-3 text-caption text-muted noscript:hidden print:hidden">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span aria-hidden="true">{start}</span>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          // Keeps the browser from restoring the position after a reload, which fires no event for React.
          autoComplete="off"
          aria-valuetext={labelOf()}
          onPointerEnter={approach}
          onPointerDown={approach}
          onFocus={approach}
          onChange={(event) => {
            setPercent(event.currentTarget.valueAsNumber)
            setIsRequested(true)
          }}
          className="h-11 w-32 min-w-0 shrink cursor-pointer"
        />
        <span aria-hidden="true">{end}</span>
      </div>
    </figure>
  )

  function labelOf() {
    if (percent === 0) return start
    return percent === 100 ? end : labels.blended(percent, end)
  }
}
