import { Link as RouterLink } from 'react-router-dom'
import { faqEntries } from '../../content/collections/faqEntries'
import { faqPage } from '../../content/pages/faq'
import {
  Button,
  Card,
  Columns,
  Container,
  Disclosure,
  Inline,
  Section,
  Stack,
  Sticky,
  Text,
} from '../../design-system'
import { paths } from '../../paths'
import { DocumentHead } from '../../sections/DocumentHead'
import { PageHero } from '../../sections/PageHero'

const { title, text, aside } = faqPage

/** Frequently asked questions, with links for any other question. */
export default function FaqPage() {
  return (
    <>
      <DocumentHead text={faqPage.head} href={paths.faq.href()} />
      <PageHero title={title} text={text} />
      <Section space="medium">
        <Container>
          <Columns split="main-and-aside" align="start">
            <div>
              {faqEntries.map(({ id, question, answer }) => (
                <Disclosure key={id} headingLevel={2} title={question}>
                  <Text>{answer}</Text>
                </Disclosure>
              ))}
            </div>
            <Sticky>
              <Card ground="sand" title={aside.heading} headingLevel={2}>
                <Stack space="medium">
                  <Text>{aside.text}</Text>
                  <Inline>
                    {aside.actions.map(({ label, href }, index) => (
                      <Button key={href} asChild variant={index === 0 ? 'primary' : 'secondary'}>
                        <RouterLink to={href}>{label}</RouterLink>
                      </Button>
                    ))}
                  </Inline>
                </Stack>
              </Card>
            </Sticky>
          </Columns>
        </Container>
      </Section>
    </>
  )
}
