import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../content/company'
import { homePage } from '../../content/pages/home'
import {
  Button,
  Columns,
  Heading,
  Icon,
  List,
  LinkCard,
  Quotation,
  Section,
  Stack,
  Text,
} from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { SectionIntro } from './SectionIntro'

const { heading, text, qualities, ceoLabel, action, project } = homePage.experience

/** Three qualities of the firm and a quote from its CEO, beside a project. */
export function Experience() {
  return (
    <Section aria-labelledby="experience">
      <Columns split="second-beside-others" space="large">
        <SectionIntro id="experience" heading={heading} text={text} />
        <ShownProject />
        <Stack space="large">
          <List rules="above">
            {qualities.map(({ icon, title, text: words }) => (
              <li key={title} className="flex gap-5 py-5">
                <span className="text-heading text-accent-strong">
                  <Icon name={icon} />
                </span>
                <div className="min-w-0">
                  <Heading level={3}>{title}</Heading>
                  <Text tone="muted" isMeasured>
                    {words}
                  </Text>
                </div>
              </li>
            ))}
          </List>
          <Quotation label={ceoLabel} name={company.ceo.name} role={company.ceo.role}>
            {company.ceo.quote}
          </Quotation>
          <div>
            <Button asChild size="large">
              <RouterLink to={action.href}>{action.label}</RouterLink>
            </Button>
          </div>
        </Stack>
      </Columns>
    </Section>
  )
}

/** One project, so that a visitor sees early what the firm designs. */
function ShownProject() {
  return (
    <LinkCard
      layout="stretched"
      title={project.title}
      // In two columns as high as the text beside it, so that the picture is cropped and wider than the card.
      picture={
        <ContentPicture
          name={project.picture}
          ratio="fill"
          sizes={{ base: '92vw', lg: '80rem' }}
          hasOwnWidth
        />
      }
      action={<RouterLink to={project.action.href}>{project.action.label}</RouterLink>}
    />
  )
}
