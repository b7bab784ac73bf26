import type { SubpageTopic } from '../../content/services/serviceSubpages'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { List } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { DialogCards } from '../../sections/cards/DialogCards'

/** How many points a card shows. */
const previewLength = 4

export interface TopicCardsProps {
  /** In display order. */
  topics: readonly SubpageTopic[]
}

/** The topics of a subpage as cards with their first points. Activating a card opens a dialog with all of them. */
export function TopicCards({ topics }: TopicCardsProps) {
  return (
    <DialogCards
      action={serviceSubpagePage.topicAction}
      cards={topics.map(({ title, description, picture: name, points }) => ({
        card: { title, description, points: points.slice(0, previewLength) },
        dialog: {
          description,
          picture: <ContentPicture name={name} ratio="fill" sizes={{ base: '92vw', sm: '42rem' }} />,
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
