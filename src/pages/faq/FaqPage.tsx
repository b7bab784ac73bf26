import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** FaqPage. */
export default function FaqPage() {
  return (
    <Section>
      <PageHead route="faq" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.faq.label}</Heading>
          <Text isMeasured>{pages.faq.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
