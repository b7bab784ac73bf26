import { Link as RouterLink } from 'react-router-dom'
import { home, services } from '../../content'
import { Grid, LinkCard } from '../../design-system'
import { Teaser } from './Teaser'

/** How many services the home page shows. Source: specification, section 9. */
const shown = 3

const { heading, text, cardAction, action } = home.services

/** The first services, and the way to all of them. */
export function ServicesTeaser() {
  return (
    <Teaser id="top-services" ground="sand" heading={heading} text={text} action={action}>
      <Grid columns="three" as="ul">
        {services.slice(0, shown).map(({ id, title, summary, icon, link }) => (
          <li key={id}>
            <LinkCard
              title={title}
              description={summary}
              icon={icon}
              action={<RouterLink to={link}>{cardAction}</RouterLink>}
            />
          </li>
        ))}
      </Grid>
    </Teaser>
  )
}
