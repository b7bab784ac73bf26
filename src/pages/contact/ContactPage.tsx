import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** ContactPage. */
export default function ContactPage() {
  return (
    <Section>
      <PageHead route="contact" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.contact.label}</Heading>
          <Text isMeasured>{pages.contact.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
