import { Link as RouterLink } from 'react-router-dom'
import { company } from '../../content/company'
import { homePage } from '../../content/pages/home/home'
import { Button, Columns, Heading, List, Quotation, Section, Stack, Text } from '../../design-system'
import { WorkSheets } from '../../sections/pictures/WorkSheets'
import { SectionIntro } from './SectionIntro'

const { heading, text, qualities, ceoLabel, action } = homePage.experience

/** Three qualities of the firm, beside what a client gets on paper and a quote from the CEO. */
export function Experience() {
  return (
    <Section size="tight" aria-labelledby="experience">
      <Columns ratio="5:7" tall="second" space="large">
        <Stack space="large">
          <SectionIntro id="experience" heading={heading} text={text} />
          <List rules="above">
            {qualities.map(({ title, text: words }) => (
              <li key={title} className="py-4">
                <Heading level={3}>{title}</Heading>
                <Text tone="muted" hasMeasure>
                  {words}
                </Text>
              </li>
            ))}
          </List>
        </Stack>
        <WorkSheets isBrief />
        <Stack space="large">
          <Quotation label={ceoLabel} name={company.ceo.name} jobTitle={company.ceo.role}>
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
