import { categories, type ServiceCategory, type SubService } from '../../content/services/categories'
import { servicesPage } from '../../content/pages/services'
import { List, type PictureWidths } from '../../design-system'
import { picture } from '../../images/pictures'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { DialogCards, type DialogCardsProps } from '../../sections/cards/DialogCards'

const cardSizes: PictureWidths = { base: '92vw', sm: '46vw', xl: '36rem' }
const wideSizes: PictureWidths = { base: '92vw', lg: '58vw', xl: '44rem' }

/** The service categories as cards. The one with a page of its own is wide; the others open a dialog with their services. */
export function CategoryCards() {
  return <DialogCards action={servicesPage.cardAction} cards={categories.map(asCard)} />
}

function asCard(category: ServiceCategory): DialogCardsProps['cards'][number] {
  const { title, description, picture: name, href, modalDescription, subServices } = category
  const sizes = href ? wideSizes : cardSizes
  const card = {
    title,
    headingLevel: 2,
    description,
    points: subServices.map((entry) => (typeof entry === 'string' ? entry : entry.title)),
    layout: href ? 'beside' : 'open',
    picture: <ContentPicture name={name} alt={{ decorative: true }} ratio="fill" sizes={sizes} />,
  } as const
  if (href) return { card, href }
  return {
    card,
    dialog: {
      description: modalDescription,
      picture: <ContentPicture name={name} ratio="fill" sizes={{ base: '92vw', sm: '42rem' }} />,
      pictureCaption: picture(name).caption,
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
        <List marker="square" space="xsmall">
          {subService.subServices.map(serviceItem)}
        </List>
      </div>
    </li>
  )
}
