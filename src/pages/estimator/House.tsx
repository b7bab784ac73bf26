import { useEffect, useState } from 'react'
import type { Estimate } from '../../estimator'
import { FloorStack } from './FloorStack'
import type { HousePicture, HousePictureProps } from './HousePicture'

/** The code and the pictures of the house: loading, loaded, or not available. */
type Loaded = { readonly Picture: typeof HousePicture } | 'pending' | 'failed'

export interface HouseProps extends Pick<HousePictureProps, 'liftedFloor'> {
  areas: Estimate['areas']
}

/**
 * A sample house with its floors lifted apart, loaded when the calculator opens. In print, in forced colours, and if it
 * can't be loaded, a line drawing of the floors.
 */
export function House({ areas, liftedFloor }: HouseProps) {
  const [loaded, setLoaded] = useState<Loaded>('pending')
  const [isOpen, setIsOpen] = useState(areas.total > 0)
  // Stays open once there were areas.
  if (areas.total > 0 && !isOpen) setIsOpen(true)

  useEffect(() => {
    let isMounted = true
    const load = async () => {
      const next = await import('./HousePicture').then(
        ({ HousePicture: Picture }): Loaded => ({ Picture }),
        (): Loaded => 'failed',
      )
      if (isMounted) setLoaded(next)
    }
    void load()
    return () => {
      isMounted = false
    }
  }, [])

  if (loaded === 'failed') return <FloorStack areas={areas} />
  return (
    <>
      <div className="hidden forced-colors:block print:block">
        <FloorStack areas={areas} />
      </div>
      {loaded === 'pending' ? (
        <div className="aspect-10/9 forced-colors:hidden print:hidden" />
      ) : (
        <loaded.Picture areas={areas} isOpen={isOpen} liftedFloor={liftedFloor} />
      )}
    </>
  )
}
