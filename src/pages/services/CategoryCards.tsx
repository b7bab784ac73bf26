import { categories, type ServiceCategory, type SubService } from '../../content/collections/categories'
import { renderCaption } from '../../content/collections/pictures'
import { servicesPage } from '../../content/pages/services'
import { List, type PictureWidths } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { DialogCards, type DialogCardsProps } from '../../sections/DialogCards'

const cardSizes: PictureWidths = { base: '92vw', md: '50vw', lg: '33vw', xl: '24rem' }

/** The first card is wider, and its picture is cropped to a taller shape. */
const leadSizes: PictureWidths = { base: '92vw', md: '60vw', xl: '42rem' }

/** The service categories as cards. A card without a page of its own opens a dialog with its services. */
export function CategoryCards() {
  return (
    <DialogCards columns="two-then-three" action={servicesPage.cardAction} cards={categories.map(asCard)} />
  )
}

function asCard(category: ServiceCategory, index: number): DialogCardsProps['cards'][number] {
  const { title, description, iconName, picture, href, modalDescription, subServices } = category
  return {
    title,
    headingLevel: 2,
    description,
    icon: iconName,
    picture: (
      <ContentPicture
        name={picture}
        alt={{ decorative: true }}
        ratio="fill"
        sizes={index === 0 ? leadSizes : cardSizes}
      />
    ),
    href,
    dialog: {
      description: modalDescription,
      picture: <ContentPicture name={picture} ratio="fill" sizes={{ base: '92vw', sm: '42rem' }} />,
      pictureCaption: renderCaption(picture),
      children: (
        <List layout="groups" size="small">
          {subServices.map(serviceItem)}
        </List>
      ),
    },
  }
}

/** A service; one with services of its own has them in a list below it. */
function serviceItem(subService: SubService) {
  if (typeof subService === 'string') return <li key={subService}>{subService}</li>
  return (
    <li key={subService.title}>
      <span className="font-bold">{subService.title}</span>
      <div className="mt-2">
        <List marker="square" space="medium">
          {subService.subServices.map(serviceItem)}
        </List>
      </div>
    </li>
  )
}
