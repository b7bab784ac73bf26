import { useState } from 'react'
import type { SubpageTopic } from '../../content/collections/services'
import { serviceSubpagePage } from '../../content/pages/serviceSubpage'
import { Dialog, Grid, LinkCard, NestedList } from '../../design-system'

/** How many of its points a card shows. Source: docs/product.md#lists-and-limits. */
const previewed = 4

export interface TopicCardsProps {
  /** The topics in their order. */
  topics: readonly SubpageTopic[]
}

/** Each topic as a card with its first points; a press opens all of them in a dialog. */
export function TopicCards({ topics }: TopicCardsProps) {
  const [shown, setShown] = useState<SubpageTopic>()
  const [isOpen, setIsOpen] = useState(false)

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
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => {
                    setShown(topic)
                    setIsOpen(true)
                  }}
                >
                  {serviceSubpagePage.topicAction}
                </button>
              }
            />
          </li>
        ))}
      </Grid>
      {shown && (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={shown.title} description={shown.description}>
          <NestedList items={shown.points} marker="check" />
        </Dialog>
      )}
    </>
  )
}
