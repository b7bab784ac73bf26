import type { PictureName } from '../../content/pictures'
import type { SubpageTopic } from '../../content/services/serviceSubpages'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { List } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { DialogCards } from '../../sections/cards/DialogCards'

/** How many points a card shows. */
const previewLength = 4

/** An upright picture isn't cropped. */
function ratioOf(name: PictureName) {
  const { w, h } = picture(name).picture.img
  return h > w ? 'fit' : 'fill'
}

/** The topics of a subpage, in order, as cards with their first points. Activating a card opens a dialog with all of them. */
export function TopicCards({ topics }: { topics: readonly SubpageTopic[] }) {
  return (
    <DialogCards
      action={serviceSubpagePage.topicAction}
      cards={topics.map(({ title, description, picture: name, points }) => ({
        card: { title, description, points: points.slice(0, previewLength) },
        dialog: {
          description,
          picture: <ContentPicture name={name} ratio={ratioOf(name)} sizes={{ base: '92vw', sm: '42rem' }} />,
          pictureCaption: picture(name).caption,
          children: (
            <List marker="check" layout="columns" size="small">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </List>
          ),
        },
      }))}
    />
  )
}
