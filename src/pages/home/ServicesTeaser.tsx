import { services } from '../../content/services/services'
import { homePage } from '../../content/pages/home/home'
import { Grid } from '../../design-system'
import { ServiceCard } from '../../sections/cards/ServiceCard'
import { Teaser } from './Teaser'

/** How many services the home page shows. */
const serviceCount = 3

const { heading, text, action } = homePage.services

/** The first services, with a link to the Services page. */
export function ServicesTeaser() {
  return (
    <Teaser id="top-services" surface="sand" heading={heading} text={text} action={action}>
      <Grid columns="two-then-three" as="ul">
        {services.slice(0, serviceCount).map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </Grid>
    </Teaser>
  )
}
