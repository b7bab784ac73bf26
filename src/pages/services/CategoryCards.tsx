import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { categories, type ServiceCategory, type SubService } from '../../content/collections/categories'
import { servicesPage } from '../../content/pages/services'
import { Dialog, Grid, LinkCard, NestedList, type NestedListItem } from '../../design-system'

/** The five categories as cards, and the dialog that one of them opens. */
export function CategoryCards() {
  const [shown, setShown] = useState<ServiceCategory>()
  const [isOpen, setIsOpen] = useState(false)

  const open = (category: ServiceCategory) => {
    setShown(category)
    setIsOpen(true)
  }

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
      {shown && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title={shown.title}
          description={shown.modalDescription}
        >
          <NestedList items={shown.subServices.map(asListItem)} />
        </Dialog>
      )}
    </>
  )
}

function asListItem(subService: SubService): NestedListItem {
  if (typeof subService === 'string') return subService
  return { title: subService.title, items: subService.subServices.map(asListItem) }
}
