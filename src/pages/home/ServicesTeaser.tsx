import { Link as RouterLink } from 'react-router-dom'
import { services } from '../../content/services/services'
import { homePage } from '../../content/pages/home/home'
import { Grid, LinkCard } from '../../design-system'
import { ContentPicture } from '../../sections/pictures/ContentPicture'
import { Teaser } from './Teaser'

/** How many services the home page shows. */
const serviceCount = 3

const { heading, text, cardAction, action } = homePage.services

/** The first services, with a link to the Services page. */
export function ServicesTeaser() {
  return (
    <Teaser id="top-services" surface="sand" heading={heading} text={text} action={action}>
      <Grid columns="two-then-three" as="ul">
        {services.slice(0, serviceCount).map(({ id, title, summary, img, link }) => (
          <li key={id}>
            <LinkCard
              title={title}
              description={summary}
              picture={
                <ContentPicture
                  name={img}
                  alt={{ decorative: true }}
                  ratio="fill"
                  sizes={{ base: '33vw', sm: '92vw', md: '50vw', lg: '33vw', xl: '24rem' }}
                />
              }
              action={<RouterLink to={link}>{cardAction}</RouterLink>}
            />
          </li>
        ))}
      </Grid>
    </Teaser>
  )
}
