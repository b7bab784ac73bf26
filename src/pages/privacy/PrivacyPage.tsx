import { pages } from '../../content'
import { Container, Heading, Section, Stack, Text } from '../../design-system'
import { PageHead } from '../../sections/PageHead'

/** PrivacyPage. */
export default function PrivacyPage() {
  return (
    <Section>
      <PageHead route="privacy" />
      <Container>
        <Stack space="medium">
          <Heading level={1}>{pages.privacy.label}</Heading>
          <Text isMeasured>{pages.privacy.description}</Text>
        </Stack>
      </Container>
    </Section>
  )
}
