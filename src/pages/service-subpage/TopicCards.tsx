import type { SubpageTopic } from '../../content/collections/serviceDetails'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Dialog, Grid, LinkCard, NestedList } from '../../design-system'
import { useEntryDialog } from '../../sections/useEntryDialog'

/** How many points a card shows. Source: docs/product.md#lists-and-limits. */
const previewLength = 4

export interface TopicCardsProps {
  /** In display order. */
  topics: readonly SubpageTopic[]
}

/** The topics of a subpage as cards with their first points. Activating a card opens a dialog with all of them. */
export function TopicCards({ topics }: TopicCardsProps) {
  const { entry, isOpen, open, onOpenChange } = useEntryDialog<SubpageTopic>()

  return (
    <>
      <Grid columns="two" as="ul">
        {topics.map((topic) => (
          <li key={topic.id}>
            <LinkCard
              title={topic.title}
              description={topic.description}
              points={topic.points.slice(0, previewLength)}
              action={
                <button type="button" aria-haspopup="dialog" onClick={() => open(topic)}>
                  {serviceSubpagePage.topicAction}
                </button>
              }
            />
          </li>
        ))}
      </Grid>
      {entry && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          title={entry.title}
          description={entry.description}
        >
          <NestedList items={entry.points} marker="check" />
        </Dialog>
      )}
    </>
  )
}
