import { Picture } from '../../../src/design-system'
import front from '../../../src/images/db-32-front.webp?picture'
import { Unstyled } from './Unstyled'

/** A picture of the site. */
export function PictureSample() {
  return (
    <Unstyled>
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        sizes="(min-width: 64rem) 60rem, 100vw"
        isPriority
      />
    </Unstyled>
  )
}
