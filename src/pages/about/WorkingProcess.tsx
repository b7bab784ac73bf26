import { aboutPage } from '../../content/pages/about'
import { Container, Drawing, Frame, Heading, Section, Stack, Text } from '../../design-system'
import { ContentPicture } from '../../sections/ContentPicture'
import { drawingDetails } from '../../sections/drawings'

const { heading, steps } = aboutPage.process

type StepPicture = (typeof steps)[number]['picture']

/** "Our Working Process": three steps, each below a picture of its stage. Source: docs/product.md#about-page. */
export function WorkingProcess() {
  return (
    <Section aria-labelledby="working-process">
      <Container>
        <Stack space="large">
          <Heading level={2} id="working-process">
            {heading}
          </Heading>
          {/* The role, because Safari drops list semantics together with the markers. */}
          <ol role="list" className="grid gap-x-6 gap-y-12 md:grid-cols-3">
            {steps.map(({ title, picture, text }, index) => (
              <li key={title} className="print:break-inside-avoid">
                <Stack space="snug">
                  <Frame ground="white" shape="landscape" corners="small" hasBorder>
                    <PictureOf picture={picture} />
                  </Frame>
                  <Text size="caption" tone="muted" isTabular as="span" aria-hidden="true">
                    {`${index + 1} / ${steps.length}`}
                  </Text>
                  <Heading level={3}>{title}</Heading>
                  <Text>{text}</Text>
                </Stack>
              </li>
            ))}
          </ol>
        </Stack>
      </Container>
    </Section>
  )
}

/** The drawings, and the house for the last step. */
function PictureOf({ picture }: { picture: StepPicture }) {
  switch (picture) {
    case 'plan':
    case 'section':
      return <Drawing {...drawingDetails[picture]} ratio="fill" />
    case 'db-32-garden':
      return (
        <ContentPicture name={picture} isDecorative ratio="fill" sizes={{ base: '100vw', md: '25rem' }} />
      )
  }
}
