import type { SubpageTopic } from '../../content/collections/services'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Dialog, Grid, LinkCard, NestedList } from '../../design-system'
import { useEntryDialog } from '../../sections/useEntryDialog'

/** How many of its points a card shows. Source: docs/product.md#lists-and-limits. */
const previewed = 4

export interface TopicCardsProps {
  /** The topics in their order. */
  topics: readonly SubpageTopic[]
}

/** Each topic as a card with its first points; a press opens all of them in a dialog. */
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
              points={topic.points.slice(0, previewed)}
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
