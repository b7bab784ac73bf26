import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** TermsPage. */
export default function TermsPage() {
  return (
    <Section>
      <PageHead route="terms" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.terms.label}</Heading>
          <Text isMeasured>{pages.terms.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
