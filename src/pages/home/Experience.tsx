import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../content/company'
import { homePage } from '../../content/pages/home'
import {
  Button,
  Columns,
  Container,
  IconText,
  List,
  Quotation,
  Section,
  Stack,
  Text,
} from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { SectionIntro } from './SectionIntro'

const { heading, text, qualities, ceoLabel, action, picture } = homePage.experience

/** Three qualities of the firm, and a quote from its CEO. */
export function Experience() {
  return (
    <Section aria-labelledby="experience">
      <Container>
        <Columns split="main-and-aside" space="large" gutter="wide">
          <Stack space="large">
            <SectionIntro space="medium" id="experience" heading={heading} text={text} />
            <List rules="above">
              {qualities.map(({ icon, title, text: words }) => (
                <li key={title} className="py-5">
                  <IconText icon={icon} title={title}>
                    <Text tone="muted" isMeasured>
                      {words}
                    </Text>
                  </IconText>
                </li>
              ))}
            </List>
            <div>
              <Button asChild size="large">
                <RouterLink to={action.href}>{action.label}</RouterLink>
              </Button>
            </div>
          </Stack>
          <Stack space="medium">
            <ContentPicture name={picture} ratio="landscape" sizes={{ base: '100vw', lg: '32rem' }} />
            <Quotation label={ceoLabel} name={company.ceo.name} role={company.ceo.role}>
              {company.ceo.quote}
            </Quotation>
          </Stack>
        </Columns>
      </Container>
    </Section>
  )
}
