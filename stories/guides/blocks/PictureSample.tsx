import { Picture } from '../../../src/design-system'
import { encodedPicture } from '../../../src/images/encodedPicture'
import { Unstyled } from './Unstyled'

const front = encodedPicture('db-32-front')

/** A picture of the site. */
export function PictureSample() {
  return (
    <Unstyled>
      <Picture
        picture={front}
        alt="Render of a model: a white two-storey house seen from the street."
        sizes={{ base: '100vw', lg: '60rem' }}
        isPriority
      />
    </Unstyled>
  )
}
