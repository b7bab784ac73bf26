import { useId, useState, type ReactElement } from 'react'
import { projectPage } from '../../content/pages/project'
import { useMediaQuery } from '../../design-system'

const { label, ends, positionOf } = projectPage.timeOfDay

interface PictureBlendProps {
  /** Two pictures of the same view with the ratio 'fill'; the second is loaded when the slider is first used. */
  day: ReactElement
  dusk: ReactElement
  /** Those of both pictures: the one of which more is seen has its caption below it. */
  captions: readonly [day: string, dusk: string]
}

/** A render by day, which a slider blends into the same render at dusk. Without JavaScript it shows the day. */
export function PictureBlend({ day, dusk, captions }: PictureBlendProps) {
  const id = useId()
  const [percent, setPercent] = useState(0)
  const [isRequested, setIsRequested] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const savesData = useMediaQuery('(prefers-reduced-data: reduce)')
  const isDusk = isLoaded && percent >= 50
  const preload = () => setIsRequested(isRequested || !savesData)
  return (
    <figure className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-1">
      {/* HTML wants the caption first or last. It is shown below the picture, beside the slider. */}
      <figcaption className="text-caption text-muted">{captions[isDusk ? 1 : 0]}</figcaption>
      <div className="relative order-first mb-1 aspect-16/10 not-print:max-h-view w-full overflow-clip rounded-medium">
        <div aria-hidden={isDusk} className="size-full">
          {day}
        </div>
        {isRequested && (
          <div
            aria-hidden={!isDusk}
            className="absolute inset-0"
            onLoadCapture={() => setIsLoaded(true)}
            style={{ opacity: isLoaded ? percent / 100 : 0 }}
          >
            {dusk}
          </div>
        )}
      </div>
      <div className="flex min-h-11 max-w-full min-w-0 items-center gap-3 text-caption text-muted noscript:hidden print:hidden">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span aria-hidden="true">{ends[0]}</span>
        <input
          id={id}
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          // Keeps the browser from restoring the position after a reload, which fires no event for React.
          autoComplete="off"
          aria-valuetext={positionOf(percent)}
          onPointerEnter={preload}
          onFocus={preload}
          onChange={(event) => {
            setPercent(event.currentTarget.valueAsNumber)
            setIsRequested(true)
          }}
          className="h-11 w-32 min-w-0 shrink cursor-pointer"
        />
        <span aria-hidden="true">{ends[1]}</span>
      </div>
    </figure>
  )
}
