import { Link as RouterLink } from 'react-router-dom'
import { categories, type ServiceCategory, type SubService } from '../../content/collections/categories'
import { servicesPage } from '../../content/pages/services'
import { Dialog, Grid, LinkCard, NestedList, type NestedListItem } from '../../design-system'
import { useEntryDialog } from '../../sections/useEntryDialog'

/** The service categories as cards. A card without a page of its own opens a dialog with its services. */
export function CategoryCards() {
  const { entry, isOpen, open, onOpenChange } = useEntryDialog<ServiceCategory>()

  return (
    <>
      <Grid columns="three" as="ul">
        {categories.map((category) => (
          <li key={category.title}>
            <LinkCard
              headingLevel={2}
              title={category.title}
              description={category.description}
              icon={category.iconName}
              action={
                category.leadsTo ? (
                  <RouterLink to={category.leadsTo}>{servicesPage.cardAction}</RouterLink>
                ) : (
                  <button type="button" aria-haspopup="dialog" onClick={() => open(category)}>
                    {servicesPage.cardAction}
                  </button>
                )
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
          description={entry.modalDescription}
        >
          <NestedList items={entry.subServices.map(asListItem)} />
        </Dialog>
      )}
    </>
  )
}

function asListItem(subService: SubService): NestedListItem {
  if (typeof subService === 'string') return subService
  return { title: subService.title, items: subService.subServices.map(asListItem) }
}
