import { categories, type SubService } from '../../content/collections/categories'
import { servicesPage } from '../../content/pages/services'
import { NestedList, type NestedListItem } from '../../design-system'
import { DialogCards } from '../../sections/DialogCards'

/** The service categories as cards. A card without a page of its own opens a dialog with its services. */
export function CategoryCards() {
  return (
    <DialogCards
      columns="three"
      action={servicesPage.cardAction}
      cards={categories.map(({ title, description, iconName, leadsTo, modalDescription, subServices }) => ({
        title,
        headingLevel: 2,
        description,
        icon: iconName,
        href: leadsTo,
        dialog: {
          description: modalDescription,
          children: <NestedList items={subServices.map(asListItem)} />,
        },
      }))}
    />
  )
}

function asListItem(subService: SubService): NestedListItem {
  if (typeof subService === 'string') return subService
  return { title: subService.title, items: subService.subServices.map(asListItem) }
}
